import "server-only";
import type { Transaction } from "@/lib/server/db";
import { holdKey } from "@/lib/server/kysely";
import type { Interval } from "../rules";
import type { ExpertAnswer, MeetingStatus } from "../states";
import { hostColumns, type MeetingHost, toHost } from "./consultants-repository";
import type { BookedMeeting } from "./meeting-words";

/** What a change of a booking is judged by and tells of. */
export type BookingToChange = Omit<BookedMeeting, "sequence"> & {
  status: MeetingStatus;
  representativeNotes: string | null;
  staysConfirmedWhenMoved: boolean;
  expertAnswer: ExpertAnswer | null;
  expertAnsweredAt: Date | null;
  movedAt: Date | null;
};

/** A booking that nobody else changes until the transaction ends. */
export async function lockBooking(tx: Transaction, id: number): Promise<BookingToChange | null> {
  await tx.$queryRaw`SELECT id FROM meeting_bookings WHERE id = ${id} FOR UPDATE`;
  const row = await tx.meetingBooking.findUnique({
    where: { id },
    select: {
      id: true,
      userId: true,
      status: true,
      representativeNotes: true,
      startAt: true,
      endAt: true,
      duration: true,
      fullName: true,
      email: true,
      company: true,
      phone: true,
      projectDescription: true,
      estimatedTotalHours: true,
      estimatedTotalCostCents: true,
      calendarUid: true,
      submittedAt: true,
      movedAt: true,
      joinUrl: true,
      staysConfirmedWhenMoved: true,
      expertAnswer: true,
      expertAnsweredAt: true,
      consultant: { select: hostColumns },
      expert: { select: { id: true, publicName: true, title: true } },
    },
  });
  if (!row) return null;
  const { consultant, ...meeting } = row;
  return {
    ...meeting,
    host: toHost(consultant),
    status: row.status as MeetingStatus,
    expertAnswer: row.expertAnswer as ExpertAnswer | null,
    estimatedTotalCostCents:
      row.estimatedTotalCostCents === null ? null : Number(row.estimatedTotalCostCents),
    expert: row.expert
      ? { id: row.expert.id, name: row.expert.publicName ?? "", title: row.expert.title }
      : null,
  };
}

/** What of a booking is changed beside its time and its consultant. */
export type BookingChange = {
  status?: MeetingStatus;
  representativeNotes?: string | null;
  joinUrl?: string | null;
  staysConfirmedWhenMoved?: boolean;
};

/** Changes a booking that is locked. @returns the calendar's SEQUENCE now, which rises with state and link */
export async function changeBooking(tx: Transaction, id: number, change: BookingChange): Promise<number> {
  const { calendarSequence } = await tx.meetingBooking.update({
    where: { id },
    data: {
      ...change,
      ...(change.status || change.joinUrl !== undefined ? { calendarSequence: { increment: 1 } } : {}),
    },
    select: { calendarSequence: true },
  });
  return calendarSequence;
}

/** Whose a meeting becomes, with the link that it then has. */
export type HandOver = { host: MeetingHost; joinUrl: string | null };

/** Lets moves wait for each other, because two that want each other's times would otherwise end in a deadlock. */
export const waitForMoves = (tx: Transaction): Promise<void> => holdKey(tx, "moved-meetings");

/**
 * Puts a locked booking to another time, or gives it to another consultant at its own; what it held before is free with
 * the same statement. What the expert said was said of the old time. Comes after `waitForMoves`.
 * @returns the calendar's SEQUENCE now
 * @throws the database's refusal when another meeting holds that time (slot_taken)
 */
export async function moveBooking(
  tx: Transaction,
  id: number,
  { time, host, joinUrl }: HandOver & { time: Interval | null },
  change: BookingChange,
  at: Date,
): Promise<number> {
  const { calendarSequence } = await tx.meetingBooking.update({
    where: { id },
    data: {
      joinUrl,
      ...change,
      calendar: host.calendar,
      calendarSequence: { increment: 1 },
      ...(time
        ? {
            startAt: time.start,
            endAt: time.end,
            movedAt: at,
            expertAnswer: null,
            expertAnsweredAt: null,
          }
        : {}),
    },
    select: { calendarSequence: true },
  });
  return calendarSequence;
}

/** Keeps what the expert said of a locked booking's time. */
export async function saveExpertAnswer(
  tx: Transaction,
  id: number,
  answer: ExpertAnswer,
  at: Date,
): Promise<void> {
  await tx.meetingBooking.update({
    where: { id },
    data: { expertAnswer: answer, expertAnsweredAt: at },
  });
}
