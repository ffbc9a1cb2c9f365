import { findCity } from "@/lib/shared/cities";
import { asWritten, type Names } from "@/lib/shared/names";
import { searchBeginning } from "@/lib/shared/search-text";
import { foldCase } from "@/lib/shared/skills/fold";
import { type CardProject, cardIn, toCardProject } from "./card";
import { type ExperienceLevel, experienceLevels } from "./rules";
import type { PublicProject } from "./schemas";

// The browser loads this file with every visit of the browse page: of the schemas it takes types only.

/** What the location filter offers beside 'all', in the order of 001 §2. */
export const projectLocations = ["remote", "helsinki", "tampere", "turku", "oulu"] as const;
export type ProjectLocation = (typeof projectLocations)[number];

/** The filters of the browse page; what is not set is absent. */
export interface ProjectFilters {
  query?: string;
  location?: ProjectLocation;
  experience?: ExperienceLevel;
}

/** A longer text is cut, in the search box and in an address. */
export const maxQueryLength = 200;

/** The names in the address, in the order they are written. */
const names = { query: "q", location: "location", experience: "experience" } as const;

/** Typed text as a filter: trimmed; undefined for nothing. */
export function textFilter(typed: string): string | undefined {
  return searchBeginning(typed, maxQueryLength) || undefined;
}

const oneOf = <T extends string>(choices: readonly T[], value: string | null): T | undefined =>
  choices.find((choice) => choice === value?.toLowerCase());

/** Filters with some of them replaced; undefined takes one away. */
export function changeProjectFilters(
  filters: ProjectFilters,
  changes: { [K in keyof ProjectFilters]?: ProjectFilters[K] | undefined },
): ProjectFilters {
  return Object.fromEntries(
    Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== undefined),
  );
}

/** Reads the filters of an address. Never throws: a value that is not valid is as if it were not there. */
export function parseProjectFilters(params: URLSearchParams): ProjectFilters {
  return changeProjectFilters(
    {},
    {
      query: textFilter(params.get(names.query) ?? ""),
      location: oneOf(projectLocations, params.get(names.location)),
      experience: oneOf(experienceLevels, params.get(names.experience)),
    },
  );
}

/** Writes filters as `parseProjectFilters` reads them; an empty string without any. No question mark. */
export function serialiseProjectFilters(filters: ProjectFilters): string {
  const params = new URLSearchParams();
  for (const [key, name] of Object.entries(names)) {
    const value = filters[key as keyof ProjectFilters];
    if (value !== undefined) params.set(name, value);
  }
  return params.toString();
}

export const hasProjectFilters = (filters: ProjectFilters): boolean => Object.keys(filters).length > 0;

/** A project as the browser keeps it: its card, and what the filters look at. */
export interface BrowsableProject {
  card: CardProject;
  /** All that the search box looks through. */
  text: string;
  /** Where the work can be done, as far as the filter knows it. */
  places: ReadonlySet<string>;
}

/** Takes from a project its card and what the filters look at: names as the posting and as the page's language have them. */
export function toBrowsableProject(project: PublicProject, names: Names = asWritten): BrowsableProject {
  const { title, description, customerCompany, location, requiredSkills, industry } = project;
  const places = new Set<string>();
  const city = findCity(location);
  if (city) places.add(city.key);
  if (project.workArrangement.includes("remote") || /\bremote\b/i.test(location)) places.add("remote");
  return {
    card: cardIn(names, toCardProject(project)),
    text: [title, description, customerCompany]
      .concat(location, names.place(location), requiredSkills, requiredSkills.map(names.skill))
      .concat(industry ? [industry, names.industry(industry)] : [])
      .filter(Boolean)
      .join("\n"),
    places,
  };
}

/** Folding a thousand descriptions at every pause in typing would be felt. */
const foldedTexts = new WeakMap<BrowsableProject, { text: string; joined: string }>();

/** The text without case and accents, and the same without spaces and signs. */
function foldedText(project: BrowsableProject) {
  const known = foldedTexts.get(project);
  if (known) return known;
  const text = foldCase(project.text);
  const folded = { text, joined: text.replace(/[^\p{L}\p{N}\n]/gu, "") };
  foldedTexts.set(project, folded);
  return folded;
}

/** A short word stands in too many others ("CTO" in "contractor"), so it counts where a word begins; a letter ("R") as a word. */
const shortest = 4;
/** "powerbi", "nodejs": two words that somebody writes as one. */
const shortestJoined = 6;

function stands(word: string, project: BrowsableProject): boolean {
  const { text, joined } = foldedText(project);
  if (word.length >= shortest)
    return text.includes(word) || (word.length >= shortestJoined && joined.includes(word));
  const isWithinWord = (at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? "");
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isWhole = word.length > 1 || !isWithinWord(at + word.length);
    if (isWhole && !isWithinWord(at - 1)) return true;
  }
  return false;
}

/**
 * The projects that pass every filter, in their order (001 §2): each word of the text stands somewhere in title,
 * description, company, location, skills or industry, whatever its case and accents; a city is where the work is, in
 * Finnish or Swedish; 'remote' is every project that may be done from afar.
 */
export function filterProjects(
  projects: readonly BrowsableProject[],
  filters: ProjectFilters,
): BrowsableProject[] {
  const words = foldCase(filters.query ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return projects.filter(
    (project) =>
      (filters.experience === undefined || project.card.level === filters.experience) &&
      (filters.location === undefined || project.places.has(filters.location)) &&
      words.every((word) => stands(word, project)),
  );
}
