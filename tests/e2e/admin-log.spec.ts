import { readFileSync } from "node:fs";
import { bookingRequest } from "../support/request-factories";
import { expectAccessible, expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, mailTo, test } from "./fixtures";
import { signInAsAdmin } from "./sign-in";

test("the log shows who changed what, and exports it", async ({ page }) => {
  const email = `log${Date.now()}@example.fi`;
  const date = await firstFreeDate();
  const booking = await page.request.post("/api/meeting-bookings", {
    data: bookingRequest({
      fullName: "Liisa Loki",
      email,
      preferredDate: date.date,
      preferredTime: date.time,
    }),
  });
  expect(booking.status()).toBe(201);
  const { id } = await booking.json();
  await signInAsAdmin(page, "/admin/audit");
  const reason = `Closed that day ${id}`;
  const patched = await page.request.patch(`/api/meeting-bookings/${id}`, {
    data: { status: "cancelled", cancellationReason: reason },
  });
  expect(patched.status()).toBe(200);

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Audit log" })).toBeVisible();
  await page.getByRole("searchbox").fill(reason);
  await expect(page).toHaveURL(/[?&]q=/);
  await page.getByRole("combobox", { name: "Action" }).selectOption({ label: "Cancelled" });
  await page.getByLabel("Kind of item").selectOption({ label: "Meeting booking" });
  const row = page.getByRole("row").filter({ hasText: reason });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Cancelled");
  await expect(row).toContainText("Pending");
  await expect(row.getByRole("link", { name: `Meeting booking ${id}` })).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the audit log");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = readFileSync(await (await download).path(), "utf8")
    .trim()
    .split("\r\n");
  expect(file).toHaveLength(2);
  expect(file[1]).toContain(reason);

  await row.getByRole("link", { name: `Meeting booking ${id}` }).click();
  await expect(page.getByRole("article", { name: "Liisa Loki" }).first()).toContainText(`Booking #${id}`);

  async function firstFreeDate() {
    for (let ahead = 21; ahead <= 40; ahead += 1) {
      const day = new Date(Date.now() + ahead * 24 * 3600_000).toISOString().slice(0, 10);
      const answer = await page.request.get(`/api/calendar/available-slots?date=${day}`);
      const [slot] = (await answer.json()).slots ?? [];
      if (slot) return { date: day, time: slot.label };
    }
    throw new Error("no free time");
  }
});

test("without SMTP an administrator reads the mails, locked in and whole", async ({ page }) => {
  const email = `reader${Date.now()}@example.fi`;
  const answer = await page.request.post("/api/auth/register", {
    data: { firstName: "Rea", lastName: "Reader", email, password: "a long and quiet evening" },
  });
  expect(answer.status()).toBe(201);
  const mail = await mailTo(email, /./);

  await signInAsAdmin(page, "/admin/outbox");
  await hydrated(page);
  await expect(page.getByText("No mail server is configured")).toBeVisible();
  await page.getByRole("searchbox").fill(email);
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expectAccessibleAtEveryLook(page, "the outbox");
  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByRole("button", { name: mail.subject }).click();
  const dialog = page.getByRole("dialog", { name: mail.subject });
  await expect(dialog.getByText("Sent", { exact: true })).toBeVisible();
  const frame = dialog.locator("iframe");
  await expect(frame).toHaveAttribute("sandbox", "");
  await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog.getByRole("link", { name: /\/verify-email\?token=/ })).toBeVisible();
  await expectAccessible(page, "an opened mail at 360");
  await dialog.getByRole("tab", { name: "Plain text" }).click();
  await expect(dialog.getByText("/verify-email?token=").first()).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toBeVisible();
});

test("an administrator gives a skill the name that people look for", async ({ page }) => {
  // Without digits: what looks like a telephone number is not kept.
  const word = `ruostesana${[...String(Date.now())].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
  const search = async () =>
    (await (await page.request.post("/api/experts/search", { data: { query: word } })).json()).length;
  expect(await search()).toBe(0);
  await signInAsAdmin(page, "/admin/searches");
  await hydrated(page);
  await page.getByRole("searchbox", { name: "Search the words" }).fill(word);
  await expect(page).toHaveURL(/[?&]q=/);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `searches without hits at ${width}`);
  }
  await page.getByRole("button", { name: `Add to a skill: “${word}”` }).click();
  const dialog = page.getByRole("dialog", { name: "Add a name to a skill" });
  await dialog.getByRole("combobox", { name: "Skill" }).fill("Python");
  await expectAccessible(page, "the dialog that adds a name at 360");
  await dialog.getByRole("combobox", { name: "Skill" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Names Python now")).toBeVisible();
  await expect.poll(search).toBeGreaterThan(0);
  await page.getByRole("button", { name: `Remove “${word}” from Python` }).click();
  await expect(page.getByRole("button", { name: `Remove “${word}” from Python` })).toHaveCount(0);
  await expect.poll(search).toBe(0);
});
