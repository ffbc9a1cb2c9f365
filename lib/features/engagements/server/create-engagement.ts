import "server-only";
import { findPublicExpert } from "@/lib/features/experts/server/repository";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { answerOfTwin, earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { refusePastStart } from "@/lib/server/refuse-past-start";
import { derivedToken, hashToken } from "@/lib/server/tokens";
import { uuidv7 } from "@/lib/server/uuid";
import { AppError } from "@/lib/shared/errors";
import type { CreateEngagementInput, EngagementCreated } from "../schemas";
import { insertEngagement } from "./repository";

/** What is remembered of an answer: the token is derived anew, so that no secret lies in the database. */
type Remembered = { id: number; tokenSubject: string };

/**
 * POST /api/projects, the first step of the contract flow (000 §7; decisions A13, B14): stores a private engagement
 * with a public expert who is not busy. It never shows in a list.
 * @throws AppError invalid (a start in the past, a busy expert), not_found (unknown expert)
 */
export async function createEngagement(
  actor: Actor,
  input: CreateEngagementInput,
  repeat: Idempotency | null,
): Promise<EngagementCreated> {
  const earlier = await earlierAnswer<Remembered>(repeat);
  if (earlier) return withToken(earlier);

  refusePastStart(input.startDate);
  const expert = await findPublicExpert(input.expertId);
  if (!expert) throw new AppError("expert_not_found");
  if (expert.availability === "busy") throw new AppError("expert_busy", {}, { field: "expertId" });

  const tokenSubject = `engagement:${uuidv7()}`;
  const remembered = await transaction(async (tx) => {
    const twin = await answerOfTwin<Remembered>(tx, repeat);
    if (twin) return twin;
    const id = await insertEngagement(tx, {
      ...input,
      ownerId: actor.kind === "guest" ? null : actor.userId,
      accessTokenHash: hashToken(derivedToken(tokenSubject)),
      submittedAt: now(),
    });
    const answer = { id, tokenSubject };
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
  return withToken(remembered);
}

const withToken = ({ id, tokenSubject }: Remembered): EngagementCreated => ({
  id,
  accessToken: derivedToken(tokenSubject),
});
