import { expectAccessible, expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, mailTo, test } from "./fixtures";

test("book, open the link of the mail, move, cancel", async ({ page, request }) => {
  const { days } = await (await request.get("/api/calendar/free-days")).json();
  // A day that the other journeys do not take.
  const day = days.filter(({ times }: { times: number }) => times > 8).at(-3);
  const { slots } = await (await request.get(`/api/calendar/available-slots?date=${day.date}`)).json();
  const booked = await request.post("/api/meeting-bookings", {
    data: {
      fullName: "Lauri Linkki",
      email: "lauri.linkki@example.fi",
      company: "Linkki Oy",
      meetingType: "consultation",
      preferredDate: day.date,
      preferredTime: slots[2].label,
    },
  });
  expect(booked.status()).toBe(201);
  const mail = await mailTo("lauri.linkki@example.fi", /^Your meeting on/);
  const link = /https?:\/\/\S+(\/meeting\/\S+)/.exec(mail.text ?? "")?.[1] ?? "";

  const answer = await page.goto(link);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Your meeting" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "same-origin");
  await expectAccessibleAtEveryLook(page, "a meeting");

  await page.getByRole("button", { name: "Choose another time" }).click();
  await page.getByLabel("Preferred date").fill(day.date);
  await page.getByRole("radio", { name: slots.at(-1).label, exact: true }).check({ force: true });
  await expectAccessible(page, "a meeting that is being moved");
  await page.getByRole("button", { name: "Move the meeting" }).click();
  await expect(page.getByText("Your meeting has been moved")).toBeVisible();
  await expect(page.getByText(slots.at(-1).label, { exact: false }).first()).toBeVisible();
  await mailTo("lauri.linkki@example.fi", /^Moved: your meeting on/);

  await page.getByRole("button", { name: "Cancel the meeting" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What shall our consultant know?").fill("We have found somebody.");
  // Without a connection nothing happens, and what was typed is still there.
  await page.route("**/api/meetings/**", (route) => route.abort());
  await dialog.getByRole("button", { name: "Cancel the meeting" }).click();
  await expect(page.getByText("Check your connection and try again.").first()).toBeVisible();
  await expect(dialog.getByLabel("What shall our consultant know?")).toHaveValue("We have found somebody.");
  await page.unroute("**/api/meetings/**");
  await dialog.getByRole("button", { name: "Cancel the meeting" }).click();
  await expect(page.getByText("Your meeting is cancelled").first()).toBeVisible();
  await mailTo("lauri.linkki@example.fi", /^Cancelled: your meeting on/);
  await page.reload();
  await expect(page.getByText("This meeting is cancelled.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose another time" })).toHaveCount(0);
});

test.use({ allowedErrors: [/ERR_FAILED/] });
