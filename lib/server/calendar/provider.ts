import "server-only";

/** Times are half-open: from `start` up to, not including, `end`. */
export type BusyTime = { start: Date; end: Date };

export type CalendarMeeting = {
  bookingId: number;
  calendarUid: string;
  start: Date;
  end: Date;
  subject: string;
  /** Plain text. */
  description: string;
  attendee: { name: string; email: string };
};

export type CreatedMeeting = {
  provider: string;
  /** Null when the bookings themselves are the calendar. */
  externalEventId: string | null;
  /** Where to join online, when the provider gives such an address. */
  joinUrl: string | null;
};

/**
 * The representative's calendar (decisions D1, D9). Today there is the built-in one alone: the bookings themselves,
 * with an .ics invitation by mail. An outside calendar would be a second implementation of these two calls.
 */
export interface CalendarProvider {
  readonly name: string;
  /** Times taken outside our own bookings. @throws when the provider does not answer */
  busyTimes(from: Date, to: Date): Promise<BusyTime[]>;
  /** Puts a booked meeting into the calendar. Calling it again for the same booking changes nothing. */
  createMeeting(meeting: CalendarMeeting): Promise<CreatedMeeting>;
}

/** The bookings in our own database are the calendar: nothing else is busy, and the invitation goes by mail. */
export const builtInCalendar: CalendarProvider = {
  name: "built-in",
  busyTimes: async () => [],
  createMeeting: async () => ({ provider: "built-in", externalEventId: null, joinUrl: null }),
};

export const calendarProvider = (): CalendarProvider => builtInCalendar;
