import { z } from "zod";
import { says } from "@/lib/shared/validation";
import { answerValues, statementIds } from "./statements";

const answerMessage = says("bare.answer");
const answer = z.literal(answerValues, answerMessage);

/** Answers by statement; any of them may be missing, none may be of another statement. */
export const personalityAnswers = z.partialRecord(z.enum(statementIds), answer, says("bare.answers"));

/** PUT /api/experts/{id}/personality. The scores are computed on the server. */
export const savePersonalityInput = z.strictObject({
  answers: personalityAnswers.refine((answers) => Object.keys(answers).length > 0, says("bare.oneAnswer")),
  consent: z.literal(true, says("bare.consent")),
});
export type SavePersonalityInput = z.output<typeof savePersonalityInput>;

const score = z.int().min(0).max(100).nullable();

/** What its owner, and nobody else, sees of an expert's assessment; neuroticism holds stability (decisions B15). */
export const personalityRecord = z.object({
  personalityOpenness: score,
  personalityConscientiousness: score,
  personalityExtraversion: score,
  personalityAgreeableness: score,
  personalityNeuroticism: score,
  personalityTestCompleted: z.boolean(),
  /** When the expert agreed to it; null without results. */
  personalityConsentAt: z.iso.datetime().nullable(),
});
export type PersonalityRecord = z.infer<typeof personalityRecord>;
