import type { ExpertFilters } from "@/lib/features/experts/search-params";
import { fillText } from "@/lib/shared/fill-text";
import { FilterChips } from "./filter-chips";
import { type ExpertBrowserLabels, formatRate } from "./labels";
import type { FilterChanges } from "./use-expert-filters";

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
  { filters: labels, locale }: ExpertBrowserLabels,
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
    add("experience", fillText(labels.experience.years, { count: minExperience }), {
      minExperience: undefined,
    });
  }
  if (maxHourlyRate) {
    const text = fillText(labels.rate.upTo, { rate: formatRate(maxHourlyRate, locale) });
    add("rate", text, { maxHourlyRate: undefined });
  }
  if (availability) add("availability", labels.availability[availability], { availability: undefined });
  for (const each of workArrangement) {
    add(`arrangement ${each}`, labels.arrangement[each], { workArrangement: without(workArrangement, each) });
  }
  if (location) add("location", location, { location: undefined });
  if (budgetRange) add("budget", labels.budget[budgetRange], { budgetRange: undefined });
  if (projectTimeline) add("timeline", labels.timeline[projectTimeline], { projectTimeline: undefined });
  return active;
}

/** The set filters, each with a button that takes it away; nothing when none is set. */
export function ActiveFilters({
  filters,
  skillLabel,
  change,
  clear,
  labels,
}: {
  filters: ExpertFilters;
  skillLabel: (skill: string) => string;
  change: (changes: FilterChanges) => void;
  clear: () => void;
  labels: ExpertBrowserLabels;
}) {
  const chips = activeFilters(filters, skillLabel, labels).map(({ key, text, without }) => ({
    key,
    text,
    remove: () => change(without),
  }));
  return <FilterChips chips={chips} clear={clear} labels={labels.active} />;
}
