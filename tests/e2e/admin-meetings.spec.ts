import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import type { ParsedMail } from "mailparser";
import { bookingRequest } from "../support/request-factories";
import { expectAccessible, expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, mailTo, test } from "./fixtures";
import { signInAsAdmin } from "./sign-in";

/** The entry of a mail's invitation, as a calendar reads it. */
function entryOf(mail: ParsedMail) {
  const part = mail.attachments.find(({ contentType }) => contentType === "text/calendar");
  const calendar = new ICAL.Component(ICAL.parse(String(part?.content)));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return {
    method: calendar.getFirstPropertyValue("method"),
    status: event.component.getFirstPropertyValue("status"),
    uid: event.uid,
    sequence: event.sequence,
  };
}

type Slot = { date: string; time: string };
const freeTimes = async (page: Page, date: string): Promise<string[]> => {
  const answer = await page.request.get(`/api/calendar/available-slots?date=${date}`);
  const { slots = [] } = await answer.json();
  return slots.map(({ label }: { label: string }) => label);
};

/** Books the first free time from a few days on, as the public form does. */
async function book(page: Page, fullName: string, email: string): Promise<Slot & { id: number }> {
  for (let ahead = 3; ahead <= 20; ahead += 1) {
    const date = new Date(Date.now() + ahead * 24 * 3600_000).toISOString().slice(0, 10);
    const [time] = await freeTimes(page, date);
    if (!time) continue;
    const answer = await page.request.post("/api/meeting-bookings", {
      data: bookingRequest({ fullName, email, preferredDate: date, preferredTime: time, duration: 60 }),
    });
    expect(answer.status()).toBe(201);
    return { id: (await answer.json()).id, date, time };
  }
  throw new Error("no free time within three weeks");
}

test("an administrator confirms and cancels; client, calendar, log and outbox follow", async ({ page }) => {
  const fullName = `Åsa Mäkelä ${Date.now()}`;
  const email = `asa${Date.now()}@example.fi`;
  const { id, date, time } = await book(page, fullName, email);
  const booked = entryOf(await mailTo(email, /^Your meeting on/));
  expect(booked).toMatchObject({ method: "REQUEST", status: "TENTATIVE", sequence: 0 });

  await signInAsAdmin(page, "/admin-meetings");
  await hydrated(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/admin\/meetings$/);
  await expect(page.getByRole("heading", { level: 1, name: "Meeting Bookings" })).toBeVisible();
  await page.getByRole("searchbox").fill(email);
  await expect(page).toHaveURL(/[?&]q=/);
  const card = page.getByRole("article", { name: fullName });
  await expect(card).toContainText("Pending");
  await expect(card).toContainText(/Due in/);
  await expect(card.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  await expect(card).toContainText(`Booking #${id}`);
  await expectAccessibleAtEveryLook(page, "meeting bookings");
  await page.goto(`/admin/meetings?view=week&week=${date}&booking=${id}`);
  await expect(page.getByRole("article", { name: fullName })).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the week of meetings");
  await page.goBack();

  await card.getByRole("button", { name: "Confirm meeting" }).click();
  await expect(page.getByText("Meeting confirmed").first()).toBeVisible();
  await expect(card).toContainText("Confirmed");
  await expect(page.getByText(/told by mail/).first()).toBeVisible();
  // Not before it has begun.
  const complete = card.getByRole("button", { name: "Mark as completed" });
  await expect(complete).toBeDisabled();
  await expect(complete).toHaveAccessibleDescription("It can be completed once it has started.");
  expect(entryOf(await mailTo(email, /^Confirmed:/))).toEqual({
    method: "REQUEST",
    status: "CONFIRMED",
    uid: booked.uid,
    sequence: 1,
  });

  await card.getByLabel("Representative notes").fill("Wants to see a demo.");
  await card.getByLabel("Representative notes").blur();
  await expect(card.getByText("Saved", { exact: true })).toBeVisible();

  await card.getByRole("button", { name: "Cancel meeting" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel this meeting?" });
  await expectAccessible(page, "the question before cancelling");
  await dialog.getByRole("button", { name: "Keep the meeting" }).first().click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText("Confirmed");
  await card.getByRole("button", { name: "Cancel meeting" }).click();
  await dialog.getByLabel("Reason for the client (optional)").fill("The consultant is ill.");
  await dialog.getByRole("button", { name: "Cancel the meeting" }).click();
  await expect(card).toContainText("Cancelled");
  const cancelled = await mailTo(email, /^Cancelled:/);
  expect(entryOf(cancelled)).toEqual({ method: "CANCEL", status: "CANCELLED", uid: booked.uid, sequence: 2 });
  expect(cancelled.text).toContain("The consultant is ill.");
  expect(await freeTimes(page, date)).toContain(time);

  // What a reload shows is what was saved.
  await page.reload();
  await hydrated(page);
  await expect(card.getByLabel("Representative notes")).toHaveValue("Wants to see a demo.");
  await card.getByText("History").click();
  const history = card.getByRole("list", { name: "History" });
  await expect(history.getByRole("listitem")).toHaveCount(3);
  await expect(history.getByRole("listitem").first()).toContainText("Cancelled");
  await expect(history.getByRole("listitem").first()).toContainText("The consultant is ill.");
  await expectAccessible(page, "a booking's history");

  await page.goto("/admin?tab=meetings");
  await hydrated(page);
  await page.getByRole("searchbox").fill(email);
  const row = page.getByRole("row", { name: new RegExp(fullName) });
  await expect(row).toContainText("Cancelled");
  await expectAccessible(page, "the dashboard's meetings");
});

test("who is no administrator goes home with a toast", async ({ page }) => {
  for (const path of ["/admin/meetings", "/admin-meetings"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText("Unauthorized", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("You need admin privileges to access this page.").first()).toBeVisible();
  }
  for (const path of ["/admin/audit", "/admin/outbox"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText("Access Denied", { exact: true }).first()).toBeVisible();
  }
  for (const path of ["/api/meeting-bookings", "/api/admin/audit-entries", "/api/admin/mail-messages"]) {
    expect((await page.request.get(path)).status()).toBe(401);
  }
});
