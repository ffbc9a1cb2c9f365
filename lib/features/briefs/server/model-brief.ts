import "server-only";
import { z } from "zod";
import type { LanguageModel } from "@/lib/server/ai/language-model";
import { isRealDate } from "@/lib/shared/dates";
import { skillKey, skillLabel } from "@/lib/shared/skills";
import { findQuote } from "../reading/quote";
import { type BriefField, type BriefFields, briefFieldNames, briefFields } from "../schemas";

/** What a model may read: everything but the description, which is the text itself. */
const { description: _description, ...readable } = briefFields.shape;

const modelBrief = z.object({
  ...readable,
  // Read leniently; what is out of bounds is left out below instead of costing the whole answer.
  title: z.string().max(400).nullable(),
  requiredSkills: z.array(z.string().max(120)).max(60).nullable(),
  startDate: z.string().max(40).nullable(),
  durationMonths: z.number().nullable(),
  hoursPerWeek: z.number().nullable(),
  hourlyRateMin: z.number().nullable(),
  hourlyRateMax: z.number().nullable(),
  fixedBudgetMin: z.number().nullable(),
  fixedBudgetMax: z.number().nullable(),
  evidence: z.array(z.object({ field: z.enum(briefFieldNames), quote: z.string().max(600) })).max(80),
});

const system = `You read a company's project brief, written in English, Finnish or Swedish, for the form of a marketplace for AI and data experts in Finland. Answer only what the text says; null where it says nothing. Guess nothing.
- title: what the work is called, at most 100 characters, in the language of the text.
- requiredSkills: skills, tools and methods that are required, by their usual English names. Leave out what is only nice to have and what is said not to be needed.
- experienceRequired: by the words of the text; years of experience mean 0-2 junior, 3-5 mid, 6-9 senior, 10 and more expert.
- industry: the client's field of business.
- workArrangement: where the work may be done. location: one city.
- urgency: urgent means start within a week, normal within a month, flexible any time.
- startDate: YYYY-MM-DD, not before facts.today.
- durationMonths: whole months, the longer end of a range. hoursPerWeek: whole hours; a working day has 7.5.
- hourlyRateMin, hourlyRateMax: euros an hour; a day rate is divided by 7.5. fixedBudgetMin, fixedBudgetMax: euros for the whole work. Turnover, savings and other money are neither.
- evidence: for every value that is not null one or more short quotes, copied from the text letter for letter, of the words it comes from.`;

/** A value is taken with a quote that stands in the text; without one it is left out (decisions E2). */
export type ModelReading = {
  fields: Omit<BriefFields, "description">;
  evidence: Partial<Record<BriefField, string[]>>;
};

/** Asks a model to read a brief, and keeps what it can prove. @throws ModelError */
export async function askForReading(
  model: LanguageModel,
  { text, today, signal }: { text: string; today: string; signal: AbortSignal | undefined },
): Promise<ModelReading> {
  const answer = await model.structuredAnswer({
    name: "brief_reading",
    schema: modelBrief,
    system,
    ...(signal ? { signal } : {}),
    input: { facts: { today }, brief: text },
  });
  const evidence: ModelReading["evidence"] = {};
  for (const { field, quote } of answer.evidence) {
    const found = findQuote(text, quote);
    if (found !== null) evidence[field] = [...new Set([...(evidence[field] ?? []), found])];
  }
  const { evidence: _quotes, ...wished } = answer;
  const fields = withinBounds(wished, today);
  const proven = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, evidence[field as BriefField] ? value : null]),
  ) as ModelReading["fields"];
  const used = Object.entries(evidence).filter(([field]) => proven[field as keyof typeof proven] != null);
  return { fields: proven, evidence: Object.fromEntries(used) };
}

function withinBounds(
  wished: Omit<z.infer<typeof modelBrief>, "evidence">,
  today: string,
): ModelReading["fields"] {
  const skills = new Map((wished.requiredSkills ?? []).map((label) => [skillKey(label), skillLabel(label)]));
  skills.delete("");
  const isStart = wished.startDate !== null && isRealDate(wished.startDate) && wished.startDate >= today;
  const [hourlyRateMin, hourlyRateMax] = range(wished.hourlyRateMin, wished.hourlyRateMax, 1_000);
  const [fixedBudgetMin, fixedBudgetMax] = range(wished.fixedBudgetMin, wished.fixedBudgetMax, 10_000_000);
  return {
    ...wished,
    title: wished.title?.trim().slice(0, 160) || null,
    requiredSkills: skills.size > 0 ? [...skills.values()].slice(0, 50) : null,
    workArrangement: wished.workArrangement?.length ? [...new Set(wished.workArrangement)] : null,
    startDate: isStart ? wished.startDate : null,
    durationMonths: wholeUpTo60(wished.durationMonths),
    hoursPerWeek: wholeUpTo60(wished.hoursPerWeek),
    hourlyRateMin,
    hourlyRateMax,
    fixedBudgetMin,
    fixedBudgetMax,
  };
}

const wholeUpTo60 = (value: number | null) =>
  value !== null && Math.round(value) >= 1 && Math.round(value) <= 60 ? Math.round(value) : null;

/** Both ends of a range, each within bounds; neither where they are the wrong way round. */
function range(min: number | null, max: number | null, most: number): [number | null, number | null] {
  const end = (value: number | null) =>
    value !== null && value > 0 && value <= most ? Math.round(value * 100) / 100 : null;
  const [from, to] = [end(min), end(max)];
  return from !== null && to !== null && from > to ? [null, null] : [from, to];
}
