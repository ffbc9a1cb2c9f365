import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import { expectAccessible } from "./axe";
import { expect, hydrated, mailTo, test } from "./fixtures";

test("search, profile, price and book", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText(/^\d+ Experts Found$/)).toBeVisible();
  await hydrated(page);

  const found = (filters: string) =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith("/search") && (response.request().postData() ?? "").includes(filters),
    );
  const byWord = found("kielimallit");
  await page.getByLabel("Search experts").fill("kielimallit");
  await byWord;
  await expect(page).toHaveURL(/q=kielimallit/);
  await expect(page.getByText(/^\d+ Experts Found$/)).toBeVisible();
  const byAvailability = found('"availability":"available"');
  await page.getByLabel("Availability", { exact: true }).selectOption("available");
  await byAvailability;
  await expect(page.locator("#experts [aria-busy=true]")).toHaveCount(0);
  await expect(page).toHaveURL(/availability=available/);
  const card = page
    .locator("#experts article, #experts li")
    .filter({ has: page.getByText("Book Meeting") })
    .first();
  const name = (await card.getByRole("link").first().textContent()) ?? "";
  await card.getByRole("link").first().click();

  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${name} Profile`);
  const expertId = Number(new URL(page.url()).pathname.split("/").at(-1));
  await page.goBack();
  await expect(page).toHaveURL(/q=kielimallit/);
  await expect(page.getByLabel("Search experts")).toHaveValue("kielimallit");

  await page.goto("/#pricing");
  await hydrated(page);
  await page.getByLabel("Expert", { exact: true }).fill(name);
  await page.getByRole("option").filter({ hasText: name }).first().click();
  const request = page
    .getByRole("button", { name: "Request a Meeting" })
    .or(page.getByRole("link", { name: "Request a Meeting" }));
  await expect(page.getByText("Platform fee (10%)").first()).toBeVisible();
  await expect(request).toBeEnabled();
  await request.click();
  await expect(page).toHaveURL(/\/book-meeting\?expert=\d+/);
  await expect(page.getByText("Project Estimate")).toBeVisible();

  await page.goto(`/book-meeting?expertId=${expertId}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Schedule Meeting" }).click();
  await expect(page.getByText("Full name is required").first()).toBeVisible();
  await page.getByLabel("Full name").fill("Åsa Mäkelä");
  await page.getByLabel("Email", { exact: true }).fill("asa.makela@example.fi");
  await page.getByLabel("Company").fill("Pohjola Paper Oy");
  await page.getByLabel("Phone").fill("+358 40 123 4567");
  await chooseFirstFreeTime(page);
  await page.getByRole("button", { name: "Schedule Meeting" }).click();
  await expect(page.getByRole("heading", { name: "Meeting Booked Successfully!" })).toBeVisible();

  const mail = await mailTo("asa.makela@example.fi", /Your meeting on/);
  const calendar = mail.attachments.find((attachment) => attachment.contentType === "text/calendar");
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(String(calendar?.content))).getFirstSubcomponent("vevent") ?? undefined,
  );
  expect(event.attendees[0]?.getFirstValue()).toContain("asa.makela@example.fi");
  expect(event.startDate.toJSDate().getTime()).toBeGreaterThan(Date.now());
});

test("a taken slot is refused and nothing typed is lost", async ({ page, request }) => {
  await page.goto("/book-meeting");
  await hydrated(page);
  await page.getByLabel("Full name").fill("Matti Meikäläinen");
  await page.getByLabel("Email", { exact: true }).fill("matti@example.fi");
  await page.getByLabel("Company").fill("Esimerkki Oy");
  await page.getByLabel("Phone").fill("040 1234567");
  const { date, time } = await chooseFirstFreeTime(page);
  const taken = await request.post("/api/meeting-bookings", {
    data: {
      fullName: "Faster Client",
      email: "faster@example.fi",
      company: "Nopea Oy",
      phone: "040 7654321",
      meetingType: "consultation",
      preferredDate: date,
      preferredTime: time,
      duration: 60,
    },
  });
  expect(taken.status()).toBe(201);
  await page.getByRole("button", { name: "Schedule Meeting" }).click();
  await expect(page.getByText("Time Slot Unavailable").first()).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Matti Meikäläinen");
});

test("the time first, no phone, a reload in between, and a file for the calendar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/book-meeting");
  await hydrated(page);
  await page.getByRole("button", { name: /^Next free day: / }).click();
  // Another day than the other journeys take.
  await page.getByRole("button", { name: /^Next free day: / }).click();
  await page.getByRole("button", { name: /^Next free day: / }).click();
  const date = await page.getByLabel("Preferred date").inputValue();
  await expect(page.locator(`[data-date="${date}"]`)).toHaveAttribute("aria-pressed", "true");
  await page
    .getByRole("radio", { name: /(AM|PM)$/ })
    .last()
    .check({ force: true });
  await page.getByLabel("Full name").fill("Oona Öljymäki");
  await page.getByLabel("Email", { exact: true }).fill("oona@example.fi");
  await page.getByLabel("Company").fill("Öljy Oy");
  await expectAccessible(page, "the month at 360 px");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Full name")).toHaveValue("Oona Öljymäki");
  await expect(page.getByLabel("Preferred date")).toHaveValue(date);
  await expect(page.getByRole("radio", { name: /(AM|PM)$/ }).last()).toBeChecked();
  await page.getByRole("button", { name: "Schedule Meeting" }).click();
  await expect(page.getByRole("heading", { name: "Meeting Booked Successfully!" })).toBeVisible();

  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar (.ics)" }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe("meeting.ics");
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), "utf8")));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  expect(event.startDate.toJSDate().toISOString().slice(0, 10)).toBe(date);
  expect(event.duration.toSeconds()).toBe(3600);

  await page.goto("/book-meeting");
  await hydrated(page);
  await expect(page.getByLabel("Full name")).toHaveValue("");
});

/** Goes forward day by day until there are free times, and takes the first one. */
async function chooseFirstFreeTime(
  page: import("@playwright/test").Page,
): Promise<{ date: string; time: string }> {
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const date = new Date(Date.now() + ahead * 24 * 3600_000).toISOString().slice(0, 10);
    await page.getByLabel("Preferred date").fill(date);
    const slot = page.getByRole("radio", { name: /(AM|PM)$/ }).first();
    const none = page.getByText("No available slots");
    await expect(slot.or(none).first()).toBeAttached();
    if (await none.isVisible()) continue;
    const time = (await slot.getAttribute("value")) ?? "";
    await page.locator("label", { hasText: time }).first().click();
    await expect(page.getByText("Time Selected").first()).toBeVisible();
    return { date, time };
  }
  throw new Error("no free time within two weeks");
}
