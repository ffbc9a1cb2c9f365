import { GET as availableSlots } from "@/app/api/calendar/available-slots/route";
import { PATCH as updateBooking } from "@/app/api/meeting-bookings/[id]/route";
import { POST as bookMeeting } from "@/app/api/meeting-bookings/route";
import { POST as cancelRoute } from "@/app/api/meetings/[token]/cancel/route";
import { POST as rescheduleRoute } from "@/app/api/meetings/[token]/reschedule/route";
import { GET as getRoute } from "@/app/api/meetings/[token]/route";
import type { ClientMeeting } from "@/lib/features/meetings/client-meeting-schemas";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import type { AvailableSlotsResponse, MeetingBookingCreated } from "@/lib/features/meetings/schemas";
import { clientPath } from "@/lib/features/meetings/server/client-link";
import { setClock } from "@/lib/server/clock";
import { call, post } from "./call";
import { empty, sql } from "./database/connection";
import type { TestUser } from "./factories";
import { runMailJobs } from "./jobs";
import { clearOutbox, invitationOf, readOutbox, recipient } from "./mail";
import { bookingRequest } from "./request-factories";

// What clients, administrators and experts do with a booked meeting.

/** A Monday, 8 o'clock in Helsinki. */
export const monday = new Date("2027-03-01T06:00:00Z");
export const client = "veera@example.com";
const representative = "consultant@osaaja.example";

/** No meetings, mails, people and entries, on Monday morning. */
export async function beginMonday() {
  setClock(monday);
  await sql("ALTER TABLE audit_entries DISABLE TRIGGER ALL");
  await empty("meeting_bookings", "mail_messages", "notifications", "experts", "users");
  await sql("DELETE FROM audit_entries");
  await sql("ALTER TABLE audit_entries ENABLE TRIGGER ALL");
  await sql("DELETE FROM pgboss.job");
  clearOutbox();
}

export const book = async (more: object = {}, as: TestUser | null = null) => {
  const wish = bookingRequest({
    email: client,
    preferredDate: "2027-03-03",
    preferredTime: "10:00",
    ...more,
  });
  const { status, body } = await post<MeetingBookingCreated>(bookMeeting, wish, { as });
  expect(status).toBe(201);
  return { ...body, token: await tokenOf(body.id) };
};
export async function tokenOf(id: number) {
  const [row] = await sql<{ calendar_uid: string }>(
    "SELECT calendar_uid FROM meeting_bookings WHERE id = $1",
    [id],
  );
  return clientPath({ id, calendarUid: row?.calendar_uid ?? "" }).replace("/meeting/", "");
}
export const read = <T = ClientMeeting>(token: string) => call<T>(getRoute, { params: { token } });
export const move = <T = ClientMeeting>(token: string, preferredDate: string, preferredTime: string) =>
  call<T>(rescheduleRoute, { method: "POST", params: { token }, body: { preferredDate, preferredTime } });
export const cancel = <T = ClientMeeting>(token: string, body?: object) =>
  call<T>(cancelRoute, { method: "POST", params: { token }, body });
export const changeAs = (admin: TestUser) => (id: number, body: object) =>
  call<AdminMeetingBooking>(updateBooking, { method: "PATCH", params: { id: String(id) }, body, as: admin });
export const stored = async (id: number) =>
  (
    await sql<{ status: string; start_at: Date; calendar_sequence: number }>(
      "SELECT status, start_at, calendar_sequence FROM meeting_bookings WHERE id = $1",
      [id],
    )
  )[0];
/** @param more what else the call is given: whose time is asked for, and who asks */
export const freeTimes = async (
  date: string,
  { as, ...more }: { moving?: string; duration?: string; as?: TestUser } = {},
) =>
  (
    await call<AvailableSlotsResponse>(availableSlots, { query: { date, ...more }, as: as ?? null })
  ).body.slots.map(({ label }) => label);

/** Sends what waits, and gives the mails of one reader with the invitation in each. */
export async function deliver() {
  clearOutbox();
  await runMailJobs();
  const mails = await readOutbox();
  const to = (address: string) =>
    mails
      .filter((mail) => recipient(mail) === address)
      .map((mail) => ({ subject: mail.subject, text: mail.text ?? "", invitation: invitationOf(mail) }));
  return { all: mails, client: to(client), host: to(representative), to };
}
