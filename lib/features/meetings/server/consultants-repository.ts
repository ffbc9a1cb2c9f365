import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { anyOf, kysely, prepared } from "@/lib/server/kysely";
import { defaultRepresentative } from "@/lib/shared/brand";
import type { Absence, Schedule, WorkingDay } from "../consultants";
import type { Interval } from "../rules";
import { slotHoldingStatuses } from "../states";

/** Who holds a meeting, as its mails and calendar files name them. */
export type MeetingHost = {
  id: number;
  calendar: string;
  name: string;
  email: string;
  joinUrl: string | null;
};

/** A consultant, with when they work. */
export type Consultant = MeetingHost & Schedule;

/** Who has no name or mailbox of their own yet is the one of the variables, who was there before all others. */
export function toHost<Row extends { name: string | null; email: string | null }>(
  row: Row,
): Omit<Row, "name" | "email"> & { name: string; email: string } {
  const { REPRESENTATIVE_NAME, REPRESENTATIVE_EMAIL } = env();
  return {
    ...row,
    name: row.name ?? REPRESENTATIVE_NAME ?? defaultRepresentative.name,
    email: row.email ?? REPRESENTATIVE_EMAIL ?? defaultRepresentative.email,
  };
}

/** What is read of a meeting's consultant. */
export const hostColumns = { id: true, calendar: true, name: true, email: true, joinUrl: true } as const;

/** The consultants who are given meetings, the oldest row first. */
export async function activeConsultants(): Promise<Consultant[]> {
  const rows = await prepared(
    "active-consultants",
    kysely()
      .selectFrom("consultants")
      .select(["id", "calendar", "name", "email", "joinUrl", "workingHours", "absences"])
      .where("isActive", "=", true)
      .orderBy("id"),
  );
  return rows.map(toHost);
}

/**
 * Times held by pending and confirmed meetings that touch [from, to), of the consultants who are given meetings.
 * @param exceptId the meeting whose own time does not count; null counts all
 */
export function listHeldTimes(
  from: Date,
  to: Date,
  exceptId: number | null,
): Promise<(Interval & { calendar: string })[]> {
  return prepared(
    "meetings-held-times",
    kysely()
      .selectFrom("consultants as c")
      .innerJoin("meetingBookings as m", "m.calendar", "c.calendar")
      .select(["m.calendar", "m.startAt as start", "m.endAt as end"])
      .where("c.isActive", "=", true)
      .where("m.id", "<>", exceptId ?? 0)
      .where(sql<boolean>`m.status IN ('pending', 'confirmed')`)
      .where(sql<boolean>`tstzrange(m.start_at, m.end_at) && tstzrange(${from}, ${to})`),
  );
}

/** How many meetings each has that begin in [from, to), those that were cancelled left out. */
export async function countMeetings(
  tx: Transaction,
  calendars: readonly string[],
  { start, end }: Interval,
): Promise<Map<string, number>> {
  const rows = await kysely(tx)
    .selectFrom("meetingBookings")
    .select(["calendar", sql<number>`count(*)::int`.as("meetings")])
    .where("calendar", "=", anyOf(calendars))
    .where("startAt", ">=", start)
    .where("startAt", "<", end)
    .where("status", "<>", "cancelled")
    .groupBy("calendar")
    .execute();
  return new Map(rows.map(({ calendar, meetings }) => [calendar, meetings]));
}

/** The calendars in which another meeting than this one holds some of that time. */
export async function busyCalendars(
  tx: Transaction,
  { start, end }: Interval,
  exceptId: number,
): Promise<Set<string>> {
  const rows = await kysely(tx)
    .selectFrom("meetingBookings")
    .select("calendar")
    .where("id", "<>", exceptId)
    .where("status", "=", anyOf(slotHoldingStatuses))
    .where(sql<boolean>`status IN ('pending', 'confirmed')`)
    .where(sql<boolean>`tstzrange(start_at, end_at) && tstzrange(${start}, ${end})`)
    .execute();
  return new Set(rows.map(({ calendar }) => calendar));
}

/** A consultant as administrators keep them. */
export type KeptConsultant = Consultant & {
  isActive: boolean;
  feedVersion: number;
  updatedAt: Date;
  /** Pending and confirmed meetings that are still to come. */
  meetingsToCome: number;
};

const kept = (tx?: Transaction) =>
  kysely(tx)
    .selectFrom("consultants as c")
    .select([
      "c.id",
      "c.calendar",
      "c.name",
      "c.email",
      "c.isActive",
      "c.joinUrl",
      "c.workingHours",
      "c.absences",
      "c.feedVersion",
      "c.updatedAt",
    ]);

const toCome = (at: Date) =>
  sql<number>`(SELECT count(*)::int FROM meeting_bookings m WHERE m.calendar = c.calendar
    AND m.start_at > ${at} AND m.status IN ('pending', 'confirmed'))`.as("meetingsToCome");

/** Every consultant, the oldest row first. */
export async function findConsultants(at: Date): Promise<KeptConsultant[]> {
  return (await kept().select(toCome(at)).orderBy("c.id").execute()).map(toHost);
}

export async function findConsultant(id: number, at: Date): Promise<KeptConsultant | null> {
  const row = await kept().select(toCome(at)).where("c.id", "=", id).executeTakeFirst();
  return row ? toHost(row) : null;
}

/** Every consultant, so that nobody else changes one until the transaction ends. */
export async function lockConsultants(tx: Transaction): Promise<Omit<KeptConsultant, "meetingsToCome">[]> {
  return (await kept(tx).orderBy("c.id").forUpdate().execute()).map(toHost);
}

/** What administrators write of a consultant. */
export type ConsultantFields = {
  name: string;
  email: string;
  isActive: boolean;
  joinUrl: string | null;
  workingHours: readonly WorkingDay[];
  absences: readonly Absence[];
};

const columns = ({ workingHours, absences, ...fields }: ConsultantFields) => ({
  ...fields,
  workingHours: JSON.stringify(workingHours),
  absences: JSON.stringify(absences),
});

/** @returns the new consultant's id */
export async function insertConsultant(
  tx: Transaction,
  calendar: string,
  fields: ConsultantFields,
  at: Date,
): Promise<number> {
  const { id } = await kysely(tx)
    .insertInto("consultants")
    .values({ calendar, ...columns(fields), createdAt: at, updatedAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes what is given of a locked consultant. */
export async function saveConsultant(
  tx: Transaction,
  id: number,
  { fields, feedVersion }: { fields?: ConsultantFields; feedVersion?: number },
  at: Date,
): Promise<void> {
  await kysely(tx)
    .updateTable("consultants")
    .set({
      ...(fields ? columns(fields) : {}),
      ...(feedVersion === undefined ? {} : { feedVersion }),
      updatedAt: at,
    })
    .where("id", "=", id)
    .execute();
}

/** What a consultant's calendar shows of a meeting. */
export async function listMeetingsOf(calendar: string, from: Date) {
  return kysely()
    .selectFrom("meetingBookings as m")
    .leftJoin("experts as e", "e.id", "m.expertId")
    .select([
      "m.id",
      "m.calendarUid",
      "m.calendarSequence",
      "m.status",
      "m.startAt",
      "m.endAt",
      "m.updatedAt",
      "m.fullName",
      "m.email",
      "m.company",
      "m.phone",
      "m.projectDescription",
      "m.joinUrl",
      "e.publicName as expertName",
      "e.title as expertTitle",
    ])
    .where("m.calendar", "=", calendar)
    .where("m.startAt", ">=", from)
    .where("m.status", "<>", "cancelled")
    .orderBy("m.startAt")
    .execute();
}
