import type { PublicExpert } from "@/lib/features/experts/schemas";
import type { Availability } from "@/lib/shared/availability";
import { foldCase } from "@/lib/shared/skills/fold";

/** What narrows the page of favourites (001 §2); what is not set is undefined. */
export interface FavoriteFilters {
  query?: string | undefined;
  /** A key of `favoriteSkills`. */
  skill?: string | undefined;
  availability?: Availability | undefined;
}

/** What the filter offers, in the order of 001 §2. A busy expert can be a favourite. */
export const favoriteAvailabilities = [
  "available",
  "next_week",
  "2_weeks",
  "busy",
] as const satisfies readonly Availability[];

type Searched = Pick<PublicExpert, "name" | "title" | "description" | "skills" | "availability">;

/** One skill however it is written: "python" and " Python". */
const keyOf = (skill: string) => foldCase(skill.trim());

/** Folding five hundred descriptions at every key would be felt. */
const texts = new WeakMap<object, string>();

function textOf(expert: Searched): string {
  const found = texts.get(expert);
  if (found !== undefined) return found;
  const text = foldCase([expert.name, expert.title, expert.description, ...expert.skills].join("\n"));
  texts.set(expert, text);
  return text;
}

/**
 * Those that pass every filter, in their order: each word of the text stands somewhere in public name, title,
 * description or skills, whatever its case and accents.
 */
export function filterFavorites<T extends Searched>(experts: readonly T[], filters: FavoriteFilters): T[] {
  const words = foldCase(filters.query ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return experts.filter(
    (expert) =>
      (filters.availability === undefined || expert.availability === filters.availability) &&
      (filters.skill === undefined || expert.skills.some((skill) => keyOf(skill) === filters.skill)) &&
      words.every((word) => textOf(expert).includes(word)),
  );
}

/** Every skill of these experts once, as the first of them writes it, in the order of the language. */
export function favoriteSkills(
  experts: readonly Pick<Searched, "skills">[],
  locale: string,
): { key: string; label: string }[] {
  const labels = new Map<string, string>();
  for (const skill of experts.flatMap(({ skills }) => skills)) {
    const key = keyOf(skill);
    if (key && !labels.has(key)) labels.set(key, skill.trim());
  }
  const { compare } = new Intl.Collator(locale);
  return [...labels]
    .map(([key, label]) => ({ key, label }))
    .sort((one, other) => compare(one.label, other.label));
}
