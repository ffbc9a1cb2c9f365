import { useLocale, useTranslations } from "#texts";
import type { ExpertFilters } from "@/lib/features/experts/search-params";
import { formatRate } from "@/lib/shared/format-money";
import { FilterChips } from "./filter-chips";
import type { Budgets } from "./filter-panel";
import type { FilterChanges } from "./use-expert-filters";

/** The texts of filters. */
const useFilterTexts = () => ({
  t: useTranslations("Experts.browser"),
  availabilities: useTranslations("Choices.availability"),
  arrangements: useTranslations("Choices.arrangement"),
});

interface ActiveFilter {
  key: string;
  text: string;
  /** The change that takes it away. */
  without: FilterChanges;
}

/** The set filters as people read them, in the order of the address. */
function activeFilters(
  filters: ExpertFilters,
  skillLabel: (skill: string) => string,
  { t, availabilities, arrangements }: ReturnType<typeof useFilterTexts>,
  locale: string,
  budgets: Budgets,
): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (key: string, text: string, without: FilterChanges) => active.push({ key, text, without });
  const without = <T,>(list: readonly T[], value: T) => {
    const rest = list.filter((each) => each !== value);
    return rest.length > 0 ? rest : undefined;
  };
  const { query, skills = [], minExperience, maxHourlyRate, availability, location } = filters;
  const { workArrangement = [], budgetRange, projectTimeline } = filters;

  if (query) add("query", `“${query}”`, { query: undefined });
  for (const skill of skills) add(`skill ${skill}`, skillLabel(skill), { skills: without(skills, skill) });
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
  if (location) add("location", location, { location: undefined });
  if (budgetRange) add("budget", budgets[budgetRange], { budgetRange: undefined });
  if (projectTimeline)
    add("timeline", t(`filters.timeline.${projectTimeline}`), { projectTimeline: undefined });
  return active;
}

/** The set filters, each with a button that takes it away; nothing when none is set. */
export function ActiveFilters({
  filters,
  skillLabel,
  change,
  clear,
  budgets,
}: {
  filters: ExpertFilters;
  skillLabel: (skill: string) => string;
  change: (changes: FilterChanges) => void;
  clear: () => void;
  budgets: Budgets;
}) {
  const texts = useFilterTexts();
  const locale = useLocale();
  const chips = activeFilters(filters, skillLabel, texts, locale, budgets).map(({ key, text, without }) => ({
    key,
    text,
    remove: () => change(without),
  }));
  return <FilterChips chips={chips} clear={clear} clearText={texts.t("active.clearAll")} />;
}
