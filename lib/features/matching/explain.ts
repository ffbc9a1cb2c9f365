import { levelFromYears } from "@/lib/features/postings/rules";
import { type Availability, availabilities, workArrangements } from "@/lib/shared/availability";
import type { MessageKey } from "@/lib/shared/locales";
import { skillLabel } from "@/lib/shared/skills";
import type { Brief, Requirement } from "./brief";
import type { Candidate } from "./candidate";
import { arrangementBits, type FactorKey } from "./factors";
import type { MatchFactor } from "./schemas";
import {
  cityDistance,
  evidenceTableOf,
  type PairScore,
  type Statistics,
  scorePair,
  wordWeight,
} from "./score";

/** Texts of the message catalogue's namespace Matching. */
type Translate = (key: MessageKey<"Matching">, values?: Record<string, string | number>) => string;
export type Texts = { t: Translate; euros(cents: number): string };

export type Explanation = {
  matchScore: number;
  factors: MatchFactor[];
  missingSkills: string[];
  improvements: string[];
};

/** A required skill that is met by so much or more is called shown; below it, near or missing. */
const shownFrom = 0.5;
const nearFrom = 0.2;
const mostNamed = 6;
const mostImprovements = 3;

/** Words for the nearness of wished traits; the score itself knows levels only (factors.ts). */
const personalityWords = [
  { key: "personalityMet", from: 100 },
  { key: "personalityNear", from: 80 },
  { key: "personalityPartly", from: 60 },
] as const;

type MetRequirement = Requirement & { share: number; via: string | null };

/** How far each requirement is met, and by which of the expert's skills. */
function meet(requirements: readonly Requirement[], brief: Brief, candidate: Candidate): MetRequirement[] {
  const strengths = evidenceTableOf(brief.level);
  return requirements.map((requirement) => {
    let [share, via]: [number, string | null] = [0, null];
    for (const [key, closeness] of requirement.near) {
      const value = closeness * (strengths[candidate.evidence.get(key) ?? 0] as number);
      if (value > share) [share, via] = [value, key];
    }
    return { ...requirement, share, via };
  });
}

const list = (labels: readonly string[]) => labels.slice(0, mostNamed).join(", ");

/** The score of a pair in words: a reason for each factor, the missing skills, and what would raise it (decisions E1). */
export function explain(
  brief: Brief,
  candidate: Candidate,
  statistics: Statistics,
  { t, euros }: Texts,
): Explanation {
  const pair = scorePair(brief, candidate, statistics);
  const met = meet(brief.requirements, brief, candidate);
  const domains = meet(brief.domains, brief, candidate);
  const own = new Set(candidate.words);
  const words = [...brief.words].sort(
    ([a], [b]) => wordWeight(statistics, b) - wordWeight(statistics, a) || (a < b ? -1 : 1),
  );
  const shared = words.filter(([stem]) => own.has(stem)).map(([, word]) => word);
  const absent = words.filter(([stem]) => !own.has(stem)).map(([, word]) => word);
  const missing = met.filter(({ share }) => share < nearFrom);
  const ceiling = brief.rateCeilingCents === null ? "" : euros(brief.rateCeilingCents);

  const reasons: Record<FactorKey, () => string> = {
    skills: () => {
      const shown = met.filter(
        ({ share, via, key }) => share >= shownFrom || (share >= nearFrom && via === key),
      );
      const near = met.filter(({ share, via, key }) => share >= nearFrom && share < shownFrom && via !== key);
      const names = { matched: list(shown.map(label)), missing: list(missing.map(label)) };
      const main =
        shown.length === 0
          ? t("reasons.skillsNone", { missing: list([...missing, ...near].map(label)) })
          : t(missing.length === 0 ? "reasons.skillsAll" : "reasons.skillsSome", names);
      if (near.length === 0) return main;
      const pairs = near.map(({ label, via }) => t("reasons.nearBy", { label, via: skillLabel(via ?? "") }));
      return `${main} ${t("reasons.skillsNear", { near: list(pairs) })}`;
    },
    text: () =>
      shared.length === 0
        ? t("reasons.textNone")
        : t("reasons.text", { count: shared.length, words: list(shared) }),
    experience: () =>
      t(brief.level === "junior" ? "reasons.experienceJunior" : "reasons.experience", {
        years: candidate.experienceYears,
        level: t(`levels.${brief.level}`),
        from: levelFromYears[brief.level],
      }),
    rate: () => {
      const rate = euros(candidate.hourlyRateCents);
      const above = candidate.hourlyRateCents - (brief.rateCeilingCents ?? 0);
      return above <= 0
        ? t("reasons.rateWithin", { rate, ceiling })
        : t("reasons.rateAbove", { rate, ceiling, above: euros(above) });
    },
    availability: () =>
      t("reasons.availability", {
        availability: t(`availability.${availabilities[candidate.availability] as Availability}`),
        urgency: t(`urgency.${brief.urgency}`),
      }),
    arrangement: () => arrangementReason(brief, candidate, t),
    domain: () => {
      const best = Math.max(...domains.map(({ share }) => share));
      const key =
        best >= shownFrom ? "reasons.domain" : best >= nearFrom ? "reasons.domainNear" : "reasons.domainNone";
      const named = best >= nearFrom ? domains.filter(({ share }) => share === best) : domains;
      return t(key, { domains: list(named.map(label)) });
    },
    personality: () => {
      const score = Math.round(pair.factors.find(({ key }) => key === "personality")?.score ?? 0);
      return t(`reasons.${personalityWords.find(({ from }) => score >= from)?.key ?? "personalityFar"}`);
    },
  };

  const improvements: Record<FactorKey, (points: number) => string> = {
    skills: (points) =>
      missing.length > 0
        ? t("improvements.skills", { skills: list(missing.map(label)), points })
        : t("improvements.skillsMastery", {
            skills: list(
              [...met]
                .sort((a, b) => a.share - b.share)
                .slice(0, 3)
                .map(label),
            ),
            points,
          }),
    text: (points) => t("improvements.text", { words: list(absent), points }),
    experience: (points) => t("improvements.experience", { points }),
    rate: (points) => t("improvements.rate", { ceiling, points }),
    availability: (points) => t("improvements.availability", { points }),
    arrangement: (points) => t("improvements.arrangement", { points }),
    domain: (points) => t("improvements.domain", { domains: list(domains.map(label)), points }),
    personality: (points) => t("improvements.personality", { points }),
  };

  return {
    matchScore: Math.round(pair.score),
    factors: pair.factors.map((factor) => ({
      ...factor,
      label: t(`factors.${factor.key}`),
      reason: reasons[factor.key](),
    })),
    missingSkills: missing.map(label),
    improvements: losses(pair).map(({ key, points }) => improvements[key](points)),
  };
}

const label = (requirement: Requirement) => requirement.label;

/** The factors that cost the most whole points, the dearest first. */
function losses({ factors }: PairScore): { key: FactorKey; points: number }[] {
  return factors
    .map(({ key, weight, score }) => ({ key, lost: weight * (100 - score) }))
    .filter(({ lost }) => lost >= 1)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, mostImprovements)
    .map(({ key, lost }) => ({ key, points: Math.round(lost) }));
}

function arrangementReason(brief: Brief, candidate: Candidate, t: Translate): string {
  const named = (bits: number) =>
    workArrangements
      .filter((each) => bits & arrangementBits[each])
      .map((each) => t(`arrangements.${each}`))
      .join(", ");
  const both = brief.arrangement & candidate.arrangement;
  const distance = cityDistance(brief.cityKey, candidate.cityKey);
  if (both & arrangementBits.remote)
    return t("reasons.arrangementAgreed", { arrangement: t("arrangements.remote") });
  if (both === 0) {
    return t("reasons.arrangementOther", {
      wanted: named(brief.arrangement),
      offered: named(candidate.arrangement),
    });
  }
  if (distance === null) return t("reasons.arrangementUnknown", { arrangement: named(both) });
  return distance <= candidate.workRadius
    ? t("reasons.arrangementAgreed", { arrangement: named(both) })
    : t("reasons.arrangementFar", { distance: Math.round(distance), radius: candidate.workRadius });
}
