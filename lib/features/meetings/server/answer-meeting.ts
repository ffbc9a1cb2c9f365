import "server-only";
import { findOwnExpertId } from "@/lib/features/experts/server/repository";
import type { SignedIn } from "@/lib/server/actor";
import { runTransition } from "@/lib/server/lifecycle";
import { AppError } from "@/lib/shared/errors";
import type { AnsweredMeeting } from "../client-meeting-schemas";
import { hasStarted } from "../moderation-rules";
import { type ExpertAnswer, meetingLifecycle } from "../states";
import { lockBooking, saveExpertAnswer } from "./change-repository";

/**
 * PATCH /api/expert/meetings/{id}: what the expert whom a meeting is about says of their time for the work. It can be
 * said anew until the meeting begins; the same again changes nothing.
 * @throws AppError not_found (a meeting about somebody else), not_possible_now (over or cancelled)
 */
export async function answerMeeting(
  actor: SignedIn,
  id: number,
  answer: ExpertAnswer,
): Promise<AnsweredMeeting> {
  const expertId = await findOwnExpertId(actor.userId, actor.emailVerified ? actor.email : null);
  return runTransition({
    lifecycle: meetingLifecycle,
    acting: { by: "expert" },
    entity: "meeting_booking",
    id,
    async lock(tx) {
      const meeting = expertId === null ? null : await lockBooking(tx, id);
      return meeting?.expert?.id === expertId ? meeting : null;
    },
    missing: "booking_not_found",
    stateOf: ({ status }) => status,
    eventOf: () => "answer",
    refusal: () => new AppError("not_possible_now"),
    async happen(tx, { before, at }) {
      if (hasStarted(before.startAt, at)) throw new AppError("not_possible_now");
      const isNew = before.expertAnswer !== answer || before.expertAnsweredAt === null;
      if (isNew) await saveExpertAnswer(tx, id, answer, at);
      const answeredAt = isNew ? at : (before.expertAnsweredAt ?? at);
      return {
        result: { id, expertAnswer: answer, expertAnsweredAt: answeredAt.toISOString() },
      };
    },
  });
}
