import "server-only";
import { now } from "@/lib/server/clock";
import { idOfToken } from "@/lib/server/tokens";
import { formatTimeOfDay, helsinkiWallTime, timeZone } from "@/lib/shared/dates";
import { AppError } from "@/lib/shared/errors";
import { clientChoices } from "../client-changes";
import type { ClientMeeting } from "../client-meeting-schemas";
import { slotHoldingStatuses } from "../states";
import { calendarFileUrl } from "./calendar-file-link";
import { clientToken, isClientToken } from "./client-link";
import { type FoundMeeting, findMeeting } from "./client-repository";

/**
 * The meeting that a mail's link opens (deal O1). Reading it changes nothing.
 * @throws AppError not_found for whatever is no such link
 */
export async function meetingByToken(token: string): Promise<FoundMeeting> {
  const id = idOfToken(token);
  const meeting = id === null ? null : await findMeeting(id);
  if (!meeting || !isClientToken(token, meeting)) throw new AppError("booking_not_found");
  return meeting;
}

/** GET /api/meetings/{token}. @throws AppError not_found for whatever is no such link */
export const getClientMeeting = async (token: string): Promise<ClientMeeting> =>
  toClientMeeting(await meetingByToken(token), now());

/** Whether a meeting is neither over nor called off: until then it is joined. */
export const isToCome = ({ status, endAt }: Pick<FoundMeeting, "status" | "endAt">, at: Date): boolean =>
  endAt > at && slotHoldingStatuses.some((each) => each === status);

function toClientMeeting(meeting: FoundMeeting, at: Date): ClientMeeting {
  const { id, status, startAt, endAt, duration, calendarUid, expert, movedAt, staysConfirmedWhenMoved } =
    meeting;
  const { date, minutesOfDay } = helsinkiWallTime(startAt);
  const choices = clientChoices(meeting, at);
  return {
    status,
    startTime: startAt.toISOString(),
    endTime: endAt.toISOString(),
    duration,
    timeZone,
    preferredDate: date,
    preferredTime: formatTimeOfDay(minutesOfDay, "12h"),
    movedAt: movedAt?.toISOString() ?? null,
    meetingType: "consultation",
    representativeName: meeting.host.name,
    expert,
    phase: at < startAt ? "ahead" : at < endAt ? "on" : "over",
    joinUrl: isToCome(meeting, at) ? meeting.joinUrl : null,
    calendarFileUrl: calendarFileUrl(id, clientToken({ id, calendarUid })),
    ...choices,
    changeableUntil: choices.changeableUntil?.toISOString() ?? null,
    staysConfirmedWhenMoved,
  };
}
