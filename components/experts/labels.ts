import type { FavoriteLabels } from "@/components/experts/favorite-button";
import type { filterChoices } from "@/lib/features/experts/search-params";
import { formatEuros, toCents } from "@/lib/shared/format-money";

export interface ExpertCardLabels {
  locale: string;
  unknownName: string;
  moreSkills: string;
  availability: Record<string, string>;
  availabilityLabel: string;
  locationLabel: string;
  experience: string;
  perHour: string;
  bookMeeting: string;
  bookMeetingWith: string;
  unavailable: string;
  unavailableReason: string;
  favorite: FavoriteLabels;
}

type Choice<K extends keyof typeof filterChoices> = (typeof filterChoices)[K][number];

export interface SkillsFilterLabels {
  legend: string;
  showMore: string;
  showLess: string;
  search: string;
  searchPlaceholder: string;
  noMatch: string;
  capped: string;
  loading: string;
  error: string;
  expertCount: string;
}

export interface FilterLabels {
  title: string;
  titleWithCount: string;
  showResults: string;
  any: string;
  skills: SkillsFilterLabels;
  location: { label: string; all: string };
  experience: { label: string; years: string };
  rate: { label: string; unit: string; upTo: string; invalid: string };
  availability: { label: string } & Record<Choice<"availability">, string>;
  arrangement: { label: string } & Record<Choice<"workArrangement">, string>;
  budget: { label: string } & Record<Choice<"budgetRange">, string>;
  timeline: { label: string } & Record<Choice<"projectTimeline">, string>;
}

/** Every text of the expert browser in the page's language, made on the server: no translations in the browser. */
export interface ExpertBrowserLabels {
  locale: string;
  search: { label: string; placeholder: string; region: string };
  filters: FilterLabels;
  active: { label: string; remove: string; clearAll: string };
  results: { found: string; loading: string; shown: string; loadMore: string; loadingMore: string };
  error: { title: string; description: string; retry: string };
  empty: { title: string; description: string; clear: string; invite: string };
  invite: { title: string; description: string; action: string };
}

/** A whole number as the language writes it: "1,234". */
export function formatCount(count: number, locale: string): string {
  return count.toLocaleString(locale);
}

/** Euros an hour as people read them: "€95", rounded (spec 000 §9). */
export function formatRate(euros: number, locale: string): string {
  return formatEuros(toCents(euros), locale);
}
