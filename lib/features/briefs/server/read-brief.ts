import "server-only";
import { languageModel } from "@/lib/server/ai/language-model";
import { ModelError } from "@/lib/server/ai/model-error";
import { now } from "@/lib/server/clock";
import { helsinkiDate } from "@/lib/shared/dates";
import { readBriefByRules } from "../reading/read";
import type { BriefReading } from "../schemas";
import { askForReading } from "./model-brief";

/**
 * POST /api/read-brief (decisions E2): the fields of the posting form that a text names, each with the words it came
 * from. A configured model reads what it can quote; Osaaja's rules read when there is none or it does not answer.
 * Nothing is stored.
 */
export async function readBrief(text: string, signal?: AbortSignal): Promise<BriefReading> {
  const today = helsinkiDate(now());
  const own = readBriefByRules(text, today);
  const model = languageModel();
  if (!model) return { ...own, source: "built-in", model: null };
  try {
    const { fields, evidence } = await askForReading(model, { text, today, signal });
    return {
      ...fields,
      description: own.description,
      optionalSkills: own.optionalSkills,
      neededSkills: own.neededSkills,
      evidence: {
        ...evidence,
        ...(own.evidence.description ? { description: own.evidence.description } : {}),
      },
      source: "openai",
      model: model.model,
    };
  } catch (error) {
    // The model's failure is logged where it happened; the rules have answered already.
    if (error instanceof ModelError) return { ...own, source: "built-in", model: null };
    throw error;
  }
}
