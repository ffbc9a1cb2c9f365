import "server-only";
import { env } from "@/lib/server/env";
import { derivedToken, isSameToken } from "@/lib/server/tokens";
import { pathId } from "@/lib/shared/text";

type Meeting = { id: number; calendarUid: string };

/** Opens a meeting to its client; derived, so that it works for every meeting and only mails hold it. */
const secretOf = (calendarUid: string) => derivedToken(`meeting-client:${calendarUid}`);

/** Path of the client's page of a meeting (deal O1). */
export const clientPath = ({ id, calendarUid }: Meeting): string => `/meeting/${id}-${secretOf(calendarUid)}`;

export const clientUrl = (meeting: Meeting): string => new URL(clientPath(meeting), env().APP_URL).href;

/** Which meeting a link names; whether it opens it is `isClientToken`. Null for what cannot be a link. */
export function meetingOfToken(token: string): number | null {
  const [, id] = /^([1-9]\d{0,9})-[\w-]{43}$/.exec(token) ?? [];
  return id === undefined ? null : (pathId.safeParse(id).data ?? null);
}

export const isClientToken = (token: string, { id, calendarUid }: Meeting): boolean =>
  isSameToken(token, `${id}-${secretOf(calendarUid)}`);
