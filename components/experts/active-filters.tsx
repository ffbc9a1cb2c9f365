import { X } from "lucide-react";
import type { ExpertFilters } from "@/lib/features/experts/search-params";
import { fillText } from "@/lib/shared/fill-text";
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

/** A button for each set filter that takes it away, and one for all of them; nothing when none is set. */
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
  const active = activeFilters(filters, skillLabel, labels);
  if (active.length === 0) return null;
  return (
    <section aria-label={labels.active.label} className="flex flex-wrap items-center gap-2">
      {active.map(({ key, text, without }) => (
        <button
          key={key}
          type="button"
          aria-label={fillText(labels.active.remove, { label: text })}
          onClick={() => change(without)}
          className="inline-flex h-9 max-w-full items-center gap-1.5 rounded-full bg-secondary pr-2.5 pl-3.5 font-medium text-secondary-foreground text-sm transition-colors hover:bg-secondary-hover pointer-coarse:h-11"
        >
          <span className="truncate">{text}</span>
          <X aria-hidden className="size-4 shrink-0" />
        </button>
      ))}
      <button
        type="button"
        onClick={clear}
        className="inline-flex h-9 items-center rounded-md px-2 font-medium text-primary text-sm underline underline-offset-4 hover:text-primary-hover pointer-coarse:h-11"
      >
        {labels.active.clearAll}
      </button>
    </section>
  );
}
