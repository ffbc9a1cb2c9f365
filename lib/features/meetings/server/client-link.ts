import "server-only";
import { env } from "@/lib/server/env";
import { derivedToken, isSameToken } from "@/lib/server/tokens";
import { type Locale, localePath } from "@/lib/shared/locales";

type Meeting = { id: number; calendarUid: string };

/** Opens a meeting to its client; derived, so that it works for every meeting and only mails hold it. */
const secretOf = (calendarUid: string) => derivedToken(`meeting-client:${calendarUid}`);

/** What stands in the address of the client's page. */
export const clientToken = ({ id, calendarUid }: Meeting): string => `${id}-${secretOf(calendarUid)}`;

/** Path of the client's page of a meeting (deal O1). */
export const clientPath = (meeting: Meeting): string => `/meeting/${clientToken(meeting)}`;

/** Its address in a language. */
export const clientUrl = (meeting: Meeting, locale: Locale): string =>
  new URL(localePath(locale, clientPath(meeting)), env().APP_URL).href;

/** Whether a link opens a meeting. */
export const isClientToken = (token: string, meeting: Meeting): boolean =>
  isSameToken(token, clientToken(meeting));
