import "server-only";
import { env } from "@/lib/server/env";
import { derivedToken, isSameToken } from "@/lib/server/tokens";

type Meeting = { id: number; calendarUid: string };

/** Opens a meeting to its client; derived, so that it works for every meeting and only mails hold it. */
const secretOf = (calendarUid: string) => derivedToken(`meeting-client:${calendarUid}`);

/** Path of the client's page of a meeting (deal O1). */
export const clientPath = ({ id, calendarUid }: Meeting): string => `/meeting/${id}-${secretOf(calendarUid)}`;

export const clientUrl = (meeting: Meeting): string => new URL(clientPath(meeting), env().APP_URL).href;

/** Whether a link opens a meeting. */
export const isClientToken = (token: string, { id, calendarUid }: Meeting): boolean =>
  isSameToken(token, `${id}-${secretOf(calendarUid)}`);
