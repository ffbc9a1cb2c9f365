import "server-only";
import { derivedToken } from "@/lib/server/tokens";

/** Opens a meeting's calendar file and nothing else; derived, so that a repeated answer holds the same link. */
export const calendarFileToken = (calendarUid: string): string => derivedToken(`meeting-file:${calendarUid}`);

/** @param token of the file, or of the client's page: the file then leads there */
export const calendarFileUrl = (bookingId: number, token: string): string =>
  `/api/meeting-bookings/${bookingId}/calendar-file?token=${token}`;
