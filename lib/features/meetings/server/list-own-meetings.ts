import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { cursorOf } from "@/lib/server/cursor";
import { type ListQuery, pageSize } from "@/lib/shared/http/list-query";
import type { OwnMeeting } from "../client-meeting-schemas";
import { clientPath } from "./client-link";
import { isToCome } from "./client-meeting";
import { findOwnMeetings, type MeetingPlace } from "./client-repository";

/**
 * GET /api/account/meetings (deal O2): what the signed-in person has booked, the latest first: while signed in, or as a
 * guest with the address that this account has proved.
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listOwnMeetings(
  actor: SignedIn,
  query: ListQuery,
): Promise<{ meetings: OwnMeeting[]; total: number; nextCursor: string | null }> {
  const limit = query.limit ?? pageSize.default;
  const after = meetingCursor.decode(query.cursor);
  const booker = {
    userId: actor.userId,
    verifiedEmail: actor.emailVerified ? actor.email.toLowerCase() : null,
  };
  const at = now();
  const { rows, total } = await findOwnMeetings(booker, limit + 1, after);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    meetings: page.map((meeting) => ({
      id: meeting.id,
      status: meeting.status,
      startTime: meeting.startAt.toISOString(),
      endTime: meeting.endAt.toISOString(),
      duration: meeting.duration,
      expert: meeting.expert,
      joinUrl: isToCome(meeting, at) ? meeting.joinUrl : null,
      isToCome: isToCome(meeting, at),
      url: clientPath(meeting),
    })),
    total,
    nextCursor: meetingCursor.encode(
      last && rows.length > limit ? { startAt: last.startAt.toISOString(), id: last.id } : null,
    ),
  };
}

const meetingCursor = cursorOf<MeetingPlace>({ startAt: "instant", id: "whole" });
