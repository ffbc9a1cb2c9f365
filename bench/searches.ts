import type { z } from "zod";
import type { searchExpertsInput } from "@/lib/features/experts/schemas";

/** The body of POST /api/experts/search. */
export type SearchBody = z.input<typeof searchExpertsInput>;

/**
 * One search of the list; `deep` continues it from the middle of the catalogue, behind everybody who
 * matches better than the least.
 */
export type Search = { name: string; body: SearchBody; deep?: true };

const search = (name: string, body: SearchBody): Search => ({ name, body });
const deep = (name: string, body: SearchBody): Search => ({ name: `${name}, deep`, body, deep: true });
const words = (query: string): Search => search(`"${query}"`, { query });

/** What visitors look for: common and rare words, other languages, slips of the finger, every filter, and how these meet. */
export const searches: readonly Search[] = [
  // Words.
  words("python"),
  words("data"),
  words("machine learning"),
  words("data engineer"),
  words("senior python developer helsinki"),
  words("kubernetes"),
  words("power bi reporting"),
  words("computer vision"),
  words("project manager"),
  words("healthcare"),
  words("c#"),
  words("java"),
  // Synonyms, abbreviations, Finnish and Swedish.
  words("ml"),
  words("llm"),
  words("kielimallit"),
  words("tekoäly"),
  words("koneoppiminen"),
  words("maskininlärning"),
  words("k8s"),
  words("ohjelmistokehittäjä"),
  // Typing errors and unfinished words.
  words("pyhton"),
  words("machne lerning"),
  words("kubernets"),
  words("enginer"),
  words("tensorflw"),
  words("recommen"),
  words("xqzvw"),
  // One filter each.
  search("one skill", { skills: ["python"] }),
  search("three skills", { skills: ["python", "sql", "machine-learning"] }),
  search("experience", { minExperience: 7 }),
  search("rate", { maxHourlyRate: 90 }),
  search("availability", { availability: "available" }),
  search("arrangement", { workArrangement: ["onsite"] }),
  search("Helsinki", { location: "Helsinki" }),
  search("Rovaniemi", { location: "Rovaniemi" }),
  search("a place outside the list", { location: "Töölö" }),
  search("budget", { budgetRange: "200_plus" }),
  search("timeline", { projectTimeline: "within_week" }),
  search("nothing at all", {}),
  // Together.
  search("word and skill", { query: "data", skills: ["python"] }),
  search("word and city", { query: "machine learning", location: "Tampere" }),
  search("typing error and city", { query: "pyhton", location: "Turku" }),
  search("skills and rate", { skills: ["react", "typescript"], maxHourlyRate: 100 }),
  search("city and arrangement", { location: "Oulu", workArrangement: ["remote", "hybrid"] }),
  search("available now within a budget", { projectTimeline: "immediate", budgetRange: "50_100" }),
  search("everything", {
    query: "data",
    skills: ["python", "sql"],
    minExperience: 3,
    maxHourlyRate: 150,
    availability: "available",
    workArrangement: ["remote", "hybrid"],
    location: "Helsinki",
    budgetRange: "100_200",
    projectTimeline: "within_month",
  }),
  // Far down the list.
  deep("no filter", {}),
  deep("a word", { query: "data" }),
  deep("skills", { skills: ["python", "sql"] }),
  deep("city", { location: "Helsinki" }),
  deep("filters", { minExperience: 3, availability: "available" }),
];

/** Two values a filter, one that most experts pass and one that few do; all of them agree with each other. */
const choices: readonly { broad: SearchBody; narrow: SearchBody }[] = [
  { broad: { query: "data" }, narrow: { query: "computer vision" } },
  { broad: { skills: ["python", "sql"] }, narrow: { skills: ["rust"] } },
  { broad: { minExperience: 1 }, narrow: { minExperience: 15 } },
  { broad: { maxHourlyRate: 150 }, narrow: { maxHourlyRate: 60 } },
  { broad: { availability: "available" }, narrow: { availability: "next_week" } },
  { broad: { workArrangement: ["remote", "hybrid"] }, narrow: { workArrangement: ["onsite"] } },
  { broad: { location: "Helsinki" }, narrow: { location: "Rovaniemi" } },
  { broad: { budgetRange: "50_100" }, narrow: { budgetRange: "under_50" } },
  { broad: { projectTimeline: "within_month" }, narrow: { projectTimeline: "within_week" } },
];

/** Every filter alone and every pair of them, with each of their values: 18 and 144. */
export function pairsOfFilters(): SearchBody[] {
  const values = choices.flatMap(({ broad, narrow }, filter) => [
    { filter, body: broad },
    { filter, body: narrow },
  ]);
  const pairs = values.flatMap((one, index) =>
    values
      .slice(index + 1)
      .filter(({ filter }) => filter !== one.filter)
      .map(({ body }) => ({ ...one.body, ...body })),
  );
  return [...values.map(({ body }) => body), ...pairs];
}

/** Every larger combination of the nine filters, in their broad values, where the most is left to do: 466. */
export function largerCombinations(): SearchBody[] {
  const subsets = Array.from({ length: 2 ** choices.length }, (_, bits) =>
    choices.filter((_choice, filter) => bits & (1 << filter)),
  );
  return subsets
    .filter(({ length }) => length > 2)
    .map((chosen) => Object.assign({}, ...chosen.map(({ broad }) => broad)) as SearchBody);
}
