import type { Availability, BudgetRange, ProjectTimeline, WorkArrangement } from "@/lib/shared/availability";
import { searchBeginning } from "@/lib/shared/search-text";

// The browser loads this file with every visit of the home page, so it imports types only: the schemas
// and the lists beside them would bring the validation library along. Tests hold both sides together.

/** The filters of the expert browser (000 §3); what is not set is absent. A valid body of the search call. */
export interface ExpertFilters {
  query?: string;
  /** Keys or labels as the address has them; any of them matches (decisions B11). */
  skills?: string[];
  /** Years. */
  minExperience?: number;
  /** Whole euros. */
  maxHourlyRate?: number;
  availability?: OfferedAvailability;
  workArrangement?: WorkArrangement[];
  location?: string;
  budgetRange?: BudgetRange;
  projectTimeline?: ProjectTimeline;
  /** Languages that they work in, each of them (ISO 639-1). */
  languages?: string[];
  /** Whether who works remotely is found in every location. */
  includeRemote?: boolean;
  sort?: SearchSort;
}

/** The orders of a search: what fits best, the lowest rate, the soonest start, the most experience. */
export const searchSorts = ["fit", "rate", "start", "experience"] as const;
export type SearchSort = (typeof searchSorts)[number];

/** What the browser's filters offer, in the order of 000 §5 and §9. Nobody looks for busy experts. */
export const filterChoices = {
  availability: ["available", "next_week", "2_weeks"],
  workArrangement: ["remote", "hybrid", "onsite"],
  minExperience: [1, 3, 5, 7, 10],
  budgetRange: ["under_50", "50_100", "100_200", "200_plus"],
  projectTimeline: ["immediate", "within_week", "within_month", "flexible"],
} as const satisfies {
  availability: readonly Availability[];
  workArrangement: readonly WorkArrangement[];
  minExperience: readonly number[];
  budgetRange: readonly BudgetRange[];
  projectTimeline: readonly ProjectTimeline[];
};

export type OfferedAvailability = (typeof filterChoices.availability)[number];

/** How many skills the filter lists before 'Show N More' (000 §2, §9). */
export const firstSkills = 6;
/** How many languages it lists before the others. */
export const firstLanguages = 3;

/** What a language of ISO 639-1 is written as; which there are the database tells. */
export const languageCode = /^[a-z]{2}$/;

/** Bounds of the search call: longer or larger values are dropped, the words of a search cut. */
export const filterBounds = {
  query: 200,
  skill: 60,
  skills: 20,
  location: 120,
  languages: 10,
  maxHourlyRate: 1_000_000,
} as const;

/** The names in the address, in the order they are written. */
export const filterNames = {
  query: "q",
  skills: "skill",
  minExperience: "experience",
  maxHourlyRate: "rate",
  availability: "availability",
  workArrangement: "arrangement",
  location: "location",
  budgetRange: "budget",
  projectTimeline: "timeline",
  languages: "language",
  includeRemote: "remote",
  sort: "sort",
} as const satisfies Record<keyof ExpertFilters, string>;

/** Typed text as a filter: trimmed; undefined for nothing, 'all', 'any' (000 §5) and more than `max` characters. */
function textFilter(value: string, max: number): string | undefined {
  const text = value.trim();
  return text === "" || text.length > max || /^(all|any)$/i.test(text) ? undefined : text;
}

/** The words of a search: as many of them as it takes. */
export const queryFilter = (value: string): string | undefined =>
  textFilter(searchBeginning(value, filterBounds.query), filterBounds.query);

/** A typed highest rate in whole euros, "120" or "120,50" alike (000 §5: parsed as an integer); undefined for anything else. */
export function rateFilter(value: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,]\d*)?$/.exec(value.trim());
  const rate = Number(match?.[1] ?? 0);
  return rate >= 1 && rate <= filterBounds.maxHourlyRate ? rate : undefined;
}

/** `value` when it is one of the choices. */
export function oneOf<T extends string | number>(choices: readonly T[], value: string | null): T | undefined {
  return choices.find((choice) => String(choice) === value);
}

/** A list as a filter: an empty one is none. */
export const some = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

/** The filters without those that are undefined, so that equal filters are equal objects. */
function compact(filters: { [K in keyof ExpertFilters]: ExpertFilters[K] | undefined }): ExpertFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** Filters with some of them replaced; undefined takes one away. */
export function changeFilters(
  filters: ExpertFilters,
  changes: { [K in keyof ExpertFilters]?: ExpertFilters[K] | undefined },
): ExpertFilters {
  return compact({ ...filters, ...changes });
}

/** Reads the filters of an address. Never throws: a value that is not valid is as if it were not there. */
export function parseExpertFilters(params: URLSearchParams): ExpertFilters {
  const skills = params
    .getAll(filterNames.skills)
    .flatMap((value) => textFilter(value, filterBounds.skill) ?? []);
  // 'on-site' is accepted for onsite (decisions B5).
  const arrangements = params
    .getAll(filterNames.workArrangement)
    .map((value) => value.replace("on-site", "onsite"));
  return compact({
    query: queryFilter(params.get(filterNames.query) ?? ""),
    skills: some([...new Set(skills)].slice(0, filterBounds.skills)),
    minExperience: oneOf(filterChoices.minExperience, params.get(filterNames.minExperience)),
    maxHourlyRate: rateFilter(params.get(filterNames.maxHourlyRate) ?? ""),
    availability: oneOf(filterChoices.availability, params.get(filterNames.availability)),
    workArrangement: some(filterChoices.workArrangement.filter((choice) => arrangements.includes(choice))),
    location: textFilter(params.get(filterNames.location) ?? "", filterBounds.location),
    budgetRange: oneOf(filterChoices.budgetRange, params.get(filterNames.budgetRange)),
    projectTimeline: oneOf(filterChoices.projectTimeline, params.get(filterNames.projectTimeline)),
    languages: some(
      [...new Set(params.getAll(filterNames.languages))]
        .filter((code) => languageCode.test(code))
        .slice(0, filterBounds.languages),
    ),
    includeRemote: params.get(filterNames.includeRemote) === "true" || undefined,
    // What fits best stands first anyway.
    sort: oneOf(searchSorts.slice(1), params.get(filterNames.sort)),
  });
}

/** Writes filters as `parseExpertFilters` reads them; an empty string without any. No question mark. */
export function serialiseExpertFilters(filters: ExpertFilters): string {
  const params = new URLSearchParams();
  for (const [key, name] of Object.entries(filterNames)) {
    const value = filters[key as keyof ExpertFilters];
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) params.append(name, String(each));
    }
  }
  return params.toString();
}

/** The form that carries every filter to /experts without a script. */
const filterForm = "expert-search";

/** Where the control of a filter goes without a script. */
export const filterField = (filter: keyof ExpertFilters) => ({ form: filterForm, name: filterNames[filter] });

/** How many filters are set, as the person counts them: each skill, arrangement and language is one, an order none. */
export function countFilters({ sort: _, ...filters }: ExpertFilters): number {
  return Object.values(filters).reduce<number>(
    (sum, value) => sum + (Array.isArray(value) ? value.length : 1),
    0,
  );
}
