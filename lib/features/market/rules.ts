/** Comparing with fewer people would say more of each of them than of a market. */
export const fewestPeers = 5;
/** The closest so many experts are compared; more change no quartile and cost time. */
export const mostPeers = 2_000;

/** Quartiles of hourly rates in cents. */
export interface Quartiles {
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
}

/** A count of peers around a value of one's own. */
export interface Standing {
  readonly below: number;
  readonly same: number;
}

/** A skill that peers hold, by its key; `name` as a person reads it. */
export interface HeldSkill {
  readonly key: string;
  readonly name: string;
  /** How many of the peers hold it. */
  readonly holders: number;
  /** How many of all public experts hold it. */
  readonly everywhere: number;
}

/** What is known of the public experts who share skills with one; the repository counts it. */
export interface Market {
  readonly peerCount: number;
  /** Skills that each of the peers shares at least. */
  readonly sharedSkills: number;
  /** Of every peer; null without any. */
  readonly rates: Quartiles | null;
  readonly rate: Standing;
  readonly experience: Standing;
  readonly medianExperienceYears: number | null;
  readonly medianSkillCount: number | null;
  readonly available: number;
  /** Those of similar experience, and their quartiles. */
  readonly comparable: { readonly peerCount: number; readonly rates: Quartiles | null };
  readonly skills: readonly HeldSkill[];
  /** All public experts. */
  readonly everybody: number;
}

/** The market of a profile that can be compared with nobody. */
export const emptyMarket: Market = {
  peerCount: 0,
  sharedSkills: 0,
  rates: null,
  rate: { below: 0, same: 0 },
  experience: { below: 0, same: 0 },
  medianExperienceYears: null,
  medianSkillCount: null,
  available: 0,
  comparable: { peerCount: 0, rates: null },
  skills: [],
  everybody: 0,
};

export const hasEnoughPeers = (market: Market): boolean => market.peerCount >= fewestPeers;

/** A part of a whole in whole per cent. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

/** Per cent of `count` peers below one's own value; the same value counts half, so that a tie is the middle. */
export const percentile = ({ below, same }: Standing, count: number): number =>
  percentOf(below + same / 2, count);

/**
 * How many skills a peer must share: a third of one's own, one to three. Somebody with eight skills is not
 * compared with everybody who knows Python.
 */
export const wantedSharedSkills = (skillCount: number): number =>
  Math.min(3, Math.max(1, Math.ceil(skillCount / 3)));

/** Years of experience that count as similar: three more or less, from ten years on 30 per cent. */
export function similarExperience(years: number): { from: number; to: number } {
  const span = Math.max(3, Math.floor(years * 0.3));
  return { from: Math.max(0, years - span), to: years + span };
}

/** So many experts, by the public counts of their skills, are looked at to find the closest among them. */
const mostCandidates = 20_000;

/**
 * The skills by which peers are looked for, rarest first, as long as few enough experts hold them: who shares only
 * what everybody has is never among the closest, and looking at half the catalogue costs half a second.
 */
export function distinctiveSkills(keys: Iterable<string>, heldBy: ReadonlyMap<string, number>): string[] {
  let candidates = 0;
  return [...keys]
    .sort((a, b) => (heldBy.get(a) ?? 0) - (heldBy.get(b) ?? 0) || (a < b ? -1 : 1))
    .filter((key, place) => {
      candidates += heldBy.get(key) ?? 0;
      return place === 0 || candidates <= mostCandidates;
    });
}
