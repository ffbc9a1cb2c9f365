import "server-only";
import { sql } from "kysely";
import { kysely } from "@/lib/server/kysely";
import { toHost } from "./consultants-repository";

/** What the page of a meeting, and its line in a list, are made of. */
const meetings = kysely()
  .selectFrom("meetingBookings as m")
  .innerJoin("consultants as c", "c.calendar", "m.calendar")
  .leftJoin("experts as e", "e.id", "m.expertId")
  .select([
    "m.id",
    "m.status",
    "m.startAt",
    "m.endAt",
    "m.duration",
    "m.calendarUid",
    "m.joinUrl",
    "m.movedAt",
    "m.staysConfirmedWhenMoved",
    "c.name as hostName",
    "c.email as hostEmail",
    "e.id as expertId",
    "e.publicName as expertName",
    "e.title as expertTitle",
  ]);
type Row = Awaited<ReturnType<(typeof meetings)["executeTakeFirstOrThrow"]>>;

const toMeeting = ({ expertId, expertName, expertTitle, hostName, hostEmail, ...row }: Row) => ({
  ...row,
  host: toHost({ name: hostName, email: hostEmail }),
  expert: expertId === null ? null : { id: expertId, name: expertName ?? "", title: expertTitle ?? "" },
});
export type FoundMeeting = ReturnType<typeof toMeeting>;

/** One meeting, or null. */
export async function findMeeting(id: number): Promise<FoundMeeting | null> {
  const row = await meetings.where("m.id", "=", id).executeTakeFirst();
  return row ? toMeeting(row) : null;
}

/** Whose meetings are asked for; the address is lower-cased, and null until it is proved. */
export type Booker = { userId: number; verifiedEmail: string | null };

/** Where a page of the list begins: after this meeting. */
export type MeetingPlace = { startAt: string; id: number };

/** The meetings of an account, the latest first: booked while signed in, or with no account and its address (decisions A7). */
export async function findOwnMeetings(
  { userId, verifiedEmail }: Booker,
  limit: number,
  after: MeetingPlace | null,
): Promise<{ rows: FoundMeeting[]; total: number }> {
  const isOwn = sql<boolean>`(m.user_id = ${userId} OR (m.user_id IS NULL AND lower(m.email) = ${verifiedEmail}))`;
  const isAfter = after
    ? sql<boolean>`(m.start_at, m.id) < (${new Date(after.startAt)}, ${after.id})`
    : sql<boolean>`true`;
  const [{ total }, rows] = await Promise.all([
    kysely()
      .selectFrom("meetingBookings as m")
      .select(sql<number>`count(*)::int`.as("total"))
      .where(isOwn)
      .executeTakeFirstOrThrow(),
    meetings
      .where(isOwn)
      .where(isAfter)
      .orderBy("m.startAt", "desc")
      .orderBy("m.id", "desc")
      .limit(limit)
      .execute(),
  ]);
  return { total, rows: rows.map(toMeeting) };
}
