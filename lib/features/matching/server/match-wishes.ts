import "server-only";
import { type ExperienceLevel, postingDefaults } from "@/lib/features/postings/rules";
import { urgencyOf } from "@/lib/features/postings/timing";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import type { WorkArrangement } from "@/lib/shared/availability";
import { helsinkiDate } from "@/lib/shared/dates";
import { toCents } from "@/lib/shared/format-money";
import { type BriefSource, readBrief } from "../brief";
import { arrangementsAtPlace } from "../factors";
import { languageNames } from "../languages";
import type { WishMatches, WishMatchingInput } from "../schemas";
import { unearned, weigh } from "../weigh";
import type { Wish, WishKind } from "../wish";
import { freshCatalogue } from "./catalogue";
import { applyMusts } from "./musts";
import { rankExperts } from "./rank-experts";

/**
 * POST /api/wish-matching: the best experts for some wishes, by the same score as every other match. Musts count in it
 * too, and leave out whoever does not meet them; the answer tells how many each left out, and which skills nobody has.
 */
export async function matchWishes(
  { locale }: Actor,
  { wishes, limit }: WishMatchingInput,
): Promise<WishMatches> {
  const today = helsinkiDate(now());
  const { experts } = await freshCatalogue();
  const { excluded, left, effects } = applyMusts(experts, wishes, today);
  const source = toBriefSource(wishes, today);
  const matches = await rankExperts(source, { limit, excluded, locale });
  const brief = readBrief(source);
  return {
    matches,
    total: experts.experts,
    left,
    musts: effects,
    unearned: unearned(brief, weigh(brief, experts)),
  };
}

function toBriefSource(wishes: readonly Wish[], today: string): BriefSource {
  const all = (kind: WishKind) => wishes.flatMap((wish) => (wish.kind === kind ? [wish.value] : []));
  const one = (kind: WishKind) => all(kind)[0] ?? null;
  const [work, place, start, rate] = [one("work"), one("place"), one("start"), one("rate")];
  const languages = all("language") as (keyof typeof languageNames)[];
  const arrangements = work === null ? (place === null ? [] : arrangementsAtPlace) : [work];
  return {
    title: "",
    description: "",
    requiredSkills: all("skill"),
    optionalSkills: all("optional"),
    deliverables: [],
    successMetrics: null,
    additionalRequirements: null,
    preferredExpertProfile: languages.map((language) => languageNames[language][0]).join("\n") || null,
    industry: one("field"),
    location: place ?? postingDefaults.location,
    workArrangement: arrangements as WorkArrangement[],
    experienceRequired: (one("level") as ExperienceLevel | null) ?? postingDefaults.experienceRequired,
    urgency: start === null ? null : start === "now" ? "urgent" : urgencyOf(start, today),
    budgetType: "hourly",
    hourlyRateMinCents: null,
    hourlyRateMaxCents: rate === null ? null : toCents(Number(rate)),
    fixedBudgetMinCents: null,
    fixedBudgetMaxCents: null,
    durationMonths: null,
    hoursPerWeek: null,
    preferredTraits: [],
    personalityMatchingWeight: 0,
  };
}
