import { useLocale, useTranslations } from "#texts";
import type { SearchWords, UnderstoodFilter } from "@/lib/features/experts/schemas";
import { type ExpertFilters, some } from "@/lib/features/experts/search-params";
import type { ProjectTimeline, WorkArrangement } from "@/lib/shared/availability";
import { formatRate } from "@/lib/shared/format-money";
import { languageName } from "@/lib/shared/language-name";
import { quoted } from "@/lib/shared/quoted";
import { FilterChips } from "./filter-chips";
import type { Budgets } from "./filter-panel";
import type { FilterChanges } from "./use-expert-filters";

/** The texts of filters. */
const useFilterTexts = () => ({
  t: useTranslations("Experts.browser"),
  availabilities: useTranslations("Choices.availability"),
  arrangements: useTranslations("Choices.arrangement"),
});

/** What skills and places of an address are called. */
interface Called {
  skillName: (skill: string) => string;
  placeName: (place: string) => string;
}

type Excluded = NonNullable<SearchWords["excluded"]>;

interface ActiveFilter {
  key: string;
  text: string;
  /** The change that takes it away. */
  without: FilterChanges;
}

/** A filter that words were understood as, worded as if it had been set. */
function understoodText(
  { field, value }: UnderstoodFilter,
  { t, arrangements }: ReturnType<typeof useFilterTexts>,
  placeName: (place: string) => string,
  locale: string,
): string {
  if (field === "minExperience") return t("filters.experience.years", { count: Number(value) });
  if (field === "maxHourlyRate") return t("filters.rate.upTo", { rate: formatRate(Number(value), locale) });
  if (field === "workArrangement") return arrangements(value as WorkArrangement);
  if (field === "languages")
    return t("filters.languages.worksIn", { language: languageName(String(value), locale) });
  if (field === "projectTimeline") return t(`filters.timeline.${value as ProjectTimeline}`);
  return placeName(String(value));
}

/** The words of a search without some of them. */
const withoutWords = (query: string, words: string) => query.replace(words, " ").replace(/\s+/g, " ").trim();

/** The set filters as people read them, in the order of the address. */
function activeFilters(
  filters: ExpertFilters,
  understood: readonly UnderstoodFilter[],
  overruled: readonly string[],
  excluded: Excluded,
  { skillName, placeName }: Called,
  texts: ReturnType<typeof useFilterTexts>,
  locale: string,
  budgets: Budgets,
): ActiveFilter[] {
  const { t, availabilities, arrangements } = texts;
  const active: ActiveFilter[] = [];
  const add = (key: string, text: string, without: FilterChanges) => active.push({ key, text, without });
  const without = <T,>(list: readonly T[], value: T) => some(list.filter((each) => each !== value));
  const { query, skills = [], minExperience, maxHourlyRate, availability, location } = filters;
  const { workArrangement = [], languages = [], budgetRange, projectTimeline } = filters;

  const meant = [
    ...understood.map((each) => each.words),
    ...overruled,
    ...excluded.map(({ typed }) => typed),
  ];
  const words = meant.reduce(withoutWords, query ?? "");
  if (words) add("query", quoted(words, locale), { query: undefined });
  for (const each of understood) {
    const rest = withoutWords(query ?? "", each.words);
    add(`understood ${each.field} ${each.value}`, understoodText(each, texts, placeName, locale), {
      query: rest || undefined,
    });
  }
  for (const { typed, words } of excluded) {
    const rest = withoutWords(query ?? "", typed);
    add(`excluded ${typed}`, t("active.without", { words: quoted(words, locale) }), {
      query: rest || undefined,
    });
  }
  for (const skill of skills) add(`skill ${skill}`, skillName(skill), { skills: without(skills, skill) });
  if (minExperience) {
    add("experience", t("filters.experience.years", { count: minExperience }), {
      minExperience: undefined,
    });
  }
  if (maxHourlyRate) {
    const text = t("filters.rate.upTo", { rate: formatRate(maxHourlyRate, locale) });
    add("rate", text, { maxHourlyRate: undefined });
  }
  if (availability) add("availability", availabilities(availability), { availability: undefined });
  for (const each of workArrangement) {
    add(`arrangement ${each}`, arrangements(each), {
      workArrangement: without(workArrangement, each),
    });
  }
  for (const each of languages) {
    add(`language ${each}`, t("filters.languages.worksIn", { language: languageName(each, locale) }), {
      languages: without(languages, each),
    });
  }
  if (location) add("location", placeName(location), { location: undefined });
  if (filters.includeRemote) add("remote", t("filters.location.remote"), { includeRemote: undefined });
  if (budgetRange) add("budget", budgets[budgetRange], { budgetRange: undefined });
  if (projectTimeline)
    add("timeline", t(`filters.timeline.${projectTimeline}`), { projectTimeline: undefined });
  return active;
}

/**
 * The set filters, and those that words of the search were understood as, each with a button that takes it away; nothing
 * when none is set.
 */
export function ActiveFilters({
  filters,
  understood,
  overruled,
  excluded,
  change,
  clear,
  budgets,
  ...called
}: Called & {
  filters: ExpertFilters;
  understood: readonly UnderstoodFilter[];
  /** Words that give way to a filter that is set. */
  overruled: readonly string[];
  /** Words that nobody who is found has. */
  excluded: Excluded;
  change: (changes: FilterChanges) => void;
  clear: () => void;
  budgets: Budgets;
}) {
  const texts = useFilterTexts();
  const locale = useLocale();
  const chips = activeFilters(filters, understood, overruled, excluded, called, texts, locale, budgets).map(
    ({ key, text, without }) => ({
      key,
      text,
      remove: () => change(without),
    }),
  );
  return <FilterChips chips={chips} clear={clear} clearText={texts.t("active.clearAll")} />;
}
