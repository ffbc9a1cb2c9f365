import "server-only";
import { derivedToken } from "@/lib/server/tokens";

/** Opens a meeting's calendar file and nothing else; derived, so that a repeated answer holds the same link. */
export const calendarFileToken = (calendarUid: string): string => derivedToken(`meeting-file:${calendarUid}`);

export const calendarFileUrl = (bookingId: number, calendarUid: string): string =>
  `/api/meeting-bookings/${bookingId}/calendar-file?token=${calendarFileToken(calendarUid)}`;
