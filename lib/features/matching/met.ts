import { skillLabel } from "@/lib/shared/skills";
import type { Requirement } from "./brief";
import { type Candidate, type CandidateSource, toldIn } from "./candidate";
import { craftKey, craftWeights, isCraftKey } from "./crafts";
import { type EvidencePlace, phraseOf, placeOf } from "./evidence-place";
import { craftShare, nearFrom, toldShare } from "./factors";
import type { WeighedBrief } from "./weigh";

/** An expert as sentences about them are written: what is compared, and the texts that it was read from. */
export type Profile = { source: CandidateSource; candidate: Candidate };

/** What an expert's profile says about a requirement, as it may be told: nothing is called shown that is not named. */
export type Met = { requirement: Requirement; share: number } & (
  | { how: "shown"; place: EvidencePlace }
  /** Another skill that the profile names comes near. */
  | { how: "near"; via: string }
  /** Only the words of the texts speak of it. */
  | { how: "told"; phrase: string }
  | { how: "none" }
);

/** What the profile says about each of some requirements, which begin at a place among all of a weighed brief. */
export function meet(
  requirements: readonly Requirement[],
  firstIndex: number,
  weighed: WeighedBrief,
  { source, candidate }: Profile,
  strengths: Float64Array,
): Met[] {
  const nearest = requirements.map(() => ({ share: 0, via: "" }));
  for (const [key, code] of candidate.evidence) {
    if (isCraftKey(key)) continue;
    for (const { index, share } of weighed.bySkill.get(key) ?? []) {
      const [best, value] = [nearest[index - firstIndex], share * (strengths[code] as number)];
      if (best && value > best.share) Object.assign(best, { share: value, via: key });
    }
  }
  return requirements.map((requirement, place): Met => {
    const { share, via } = nearest[place] as (typeof nearest)[number];
    const code = candidate.evidence.get(requirement.key);
    const own = code === undefined ? null : placeOf(source, requirement.key);
    if (own) return { requirement, share: strengths[code as number] as number, how: "shown", place: own };
    const told =
      craftOf(requirement, { source, candidate }, strengths) ??
      toldOf(requirement, firstIndex + place, weighed, { source, candidate });
    if (told && told.share >= Math.max(nearFrom, share)) return { requirement, how: "told", ...told };
    const near = share >= nearFrom && via !== requirement.key ? placeOf(source, via) : null;
    if (near)
      return { requirement, share, how: "near", via: near.in === "skills" ? near.label : skillLabel(via) };
    return { requirement, share: 0, how: "none" };
  });
}

/** What a profile that does not name a skill tells of its craft. */
function craftOf(
  { key }: Requirement,
  { source, candidate }: Profile,
  strengths: Float64Array,
): { share: number; phrase: string } | null {
  const code = candidate.evidence.get(craftKey(key));
  const phrase = code === undefined ? null : phraseOf(source, craftWeights(key), toldIn);
  return phrase ? { share: craftShare * (strengths[code as number] as number), phrase } : null;
}

function toldOf(
  requirement: Requirement,
  index: number,
  { terms, byWord }: WeighedBrief,
  { source, candidate }: Profile,
): { share: number; phrase: string } | null {
  if (requirement.terms.length === 0) return null;
  const met = new Map<number, number>();
  const words = new Set<string>();
  for (const word of candidate.words) {
    for (const meeting of byWord.get(word) ?? []) {
      if (terms[meeting.index]?.requirement !== index) continue;
      words.add(word);
      met.set(meeting.index, Math.max(met.get(meeting.index) ?? 0, meeting.share));
    }
  }
  let told = 0;
  for (const [term, share] of met) told += share * (terms[term]?.weight ?? 0);
  const phrase = phraseOf(source, new Map([...words].map((word) => [word, 1])));
  return phrase ? { share: toldShare * told ** 2, phrase } : null;
}
