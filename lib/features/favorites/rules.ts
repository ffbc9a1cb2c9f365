import type { PublicExpert } from "@/lib/features/experts/schemas";
import type { Availability } from "@/lib/shared/availability";
import { asWritten, type Names } from "@/lib/shared/names";
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
const texts = new WeakMap<object, { names: Names; text: string }>();

function textOf(expert: Searched, names: Names): string {
  const found = texts.get(expert);
  if (found?.names === names) return found.text;
  const { name, title, description, skills } = expert;
  const text = foldCase([name, title, description, ...skills, ...skills.map(names.skill)].join("\n"));
  texts.set(expert, { names, text });
  return text;
}

/**
 * Those that pass every filter, in their order: each word of the text stands somewhere in public name, title,
 * description or skills, as they are written or as the language calls them, whatever its case and accents.
 */
export function filterFavorites<T extends Searched>(
  experts: readonly T[],
  filters: FavoriteFilters,
  names: Names = asWritten,
): T[] {
  const words = foldCase(filters.query ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return experts.filter(
    (expert) =>
      (filters.availability === undefined || expert.availability === filters.availability) &&
      (filters.skill === undefined || expert.skills.some((skill) => keyOf(skill) === filters.skill)) &&
      words.every((word) => textOf(expert, names).includes(word)),
  );
}

/** Every skill of these experts once, as the language calls it or the first of them writes it, in the order of the language. */
export function favoriteSkills(
  experts: readonly Pick<Searched, "skills">[],
  locale: string,
  names: Names = asWritten,
): { key: string; label: string }[] {
  const labels = new Map<string, string>();
  for (const skill of experts.flatMap(({ skills }) => skills)) {
    const key = keyOf(skill);
    if (key && !labels.has(key)) labels.set(key, names.skill(skill.trim()));
  }
  const { compare } = new Intl.Collator(locale);
  return [...labels]
    .map(([key, label]) => ({ key, label }))
    .sort((one, other) => compare(one.label, other.label));
}
