import type { ExperienceLevel } from "@/lib/features/postings/rules";
import type { WorkArrangement } from "@/lib/shared/availability";

// The browser reads addresses with this file, so it imports types only; `wish.test.ts` holds both sides together.

/** What can be wished for, in the order in which addresses and screens have it. */
export const wishKinds = [
  ...(["skill", "rate", "work", "place", "start", "level", "language", "field"] as const),
  ...(["hours", "months", "optional"] as const),
] as const;
export type WishKind = (typeof wishKinds)[number];

/** One wish of a project. A must leaves out whoever does not meet it; what is nice only counts in the score. */
export interface Wish {
  kind: WishKind;
  /**
   * skill, field: its name. rate: the most that an hour may cost, whole euros. work: a way of working. place: a city's
   * key. start: "now" or a day, YYYY-MM-DD. level: a level. language: its code. hours: a week's, whole. months: whole.
   * optional: the name of a skill that counts where it is found and that nobody misses.
   */
  value: string;
  isMust: boolean;
}

/** Of these there may be several; of the others one. */
const several: readonly WishKind[] = ["skill", "language", "optional"];
/** What is told to whoever is asked and stands in the posting; profiles have nothing to compare it with. */
const toldOnly: readonly WishKind[] = ["hours", "months"];

/** Whether there may be more than one wish of a kind. */
export const isSeveral = (kind: WishKind) => several.includes(kind);
/** Whether experts are compared by wishes of a kind. */
export const isCompared = (kind: WishKind) => !toldOnly.includes(kind);
/** Whether a wish of a kind may leave somebody out. */
export const canBeMust = (kind: WishKind) => isCompared(kind) && kind !== "optional";

/** An address stays short enough to be mailed: so many wishes, and so many characters of each. */
export const wishBounds = { wishes: 20, characters: 60, euros: 1_000, hours: 60, months: 60 } as const;

export const wishChoices = {
  work: ["remote", "hybrid", "onsite"],
  level: ["junior", "mid", "senior", "expert"],
  language: ["fi", "sv", "en"],
} as const satisfies {
  work: readonly WorkArrangement[];
  level: readonly ExperienceLevel[];
  language: readonly string[];
};

/** E-mail addresses, links and numbers as long as a phone's: an address of this site holds none of them. */
const contactLike = /@|:\/\/|(?<!\p{L})www\.|\d(?:[\s().-]?\d){6}/iu;
const controls = /\p{Cc}/u;

/** Whether a value can be wished for; names of skills and fields may be any short text without contact details. */
export function isWishValue(kind: WishKind, value: string): boolean {
  if (value === "" || value !== value.trim() || value.length > wishBounds.characters) return false;
  switch (kind) {
    case "rate":
      return /^[1-9]\d{0,3}$/.test(value) && Number(value) <= wishBounds.euros;
    case "hours":
    case "months":
      return /^[1-9]\d?$/.test(value) && Number(value) <= wishBounds[kind];
    case "work":
    case "level":
    case "language":
      return (wishChoices[kind] as readonly string[]).includes(value);
    case "place":
      return /^[a-z]+(?:-[a-z]+)*$/.test(value);
    case "start":
      return value === "now" || isDay(value);
    default:
      // The mark of a must stands at the end of a value.
      return (
        /[\p{L}\p{N}]/u.test(value) &&
        !value.endsWith("!") &&
        !contactLike.test(value) &&
        !controls.test(value)
      );
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Wishes that make sense together: of each kind as many as there may be, none twice, in the order of the kinds. A skill
 * that is wished for is not optional too.
 */
export function sensibleWishes(wishes: readonly Wish[]): Wish[] {
  const skills = new Set(wishes.flatMap(({ kind, value }) => (kind === "skill" ? value.toLowerCase() : [])));
  const seen = new Set<string>();
  const kept = wishes.flatMap((wish) => {
    const { kind, value } = wish;
    const identity = isSeveral(kind) ? `${kind} ${value.toLowerCase()}` : kind;
    if (!isWishValue(kind, value) || seen.has(identity)) return [];
    if (kind === "optional" && skills.has(value.toLowerCase())) return [];
    seen.add(identity);
    return wish.isMust && !canBeMust(kind) ? { ...wish, isMust: false } : wish;
  });
  return wishKinds.flatMap((each) => kept.filter(({ kind }) => kind === each)).slice(0, wishBounds.wishes);
}

/** Puts a wish among others: in the place of `before`, or of the only one of its kind, or at the end. */
export function withWish(wishes: readonly Wish[], wish: Wish, before?: Wish): Wish[] {
  const replaced =
    before ?? (isSeveral(wish.kind) ? undefined : wishes.find((each) => each.kind === wish.kind));
  const next = replaced ? wishes.map((each) => (each === replaced ? wish : each)) : [...wishes, wish];
  return sensibleWishes(next);
}

/** Reads the wishes of an address: "skill=Python!&rate=120", with "!" behind a must. Never throws; nonsense is left out. */
export function parseWishes(query: URLSearchParams): Wish[] {
  return sensibleWishes(
    wishKinds.flatMap((kind) =>
      query.getAll(kind).map((text) => {
        const isMust = text.endsWith("!");
        return { kind, value: (isMust ? text.slice(0, -1) : text).trim(), isMust };
      }),
    ),
  );
}

/** The query of an address that `parseWishes` reads back; empty without wishes. */
export function serialiseWishes(wishes: readonly Wish[]): string {
  const query = new URLSearchParams();
  for (const { kind, value, isMust } of wishes) query.append(kind, isMust ? `${value}!` : value);
  return query.toString();
}
