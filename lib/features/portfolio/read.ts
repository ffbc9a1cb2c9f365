import {
  clauseAfter,
  clauseBefore,
  isDenied,
  lineAround,
  phraseAt,
  wholeWords,
} from "@/lib/features/briefs/reading/phrases";
import { isIndustry, isMeant, type SkillMention, skillMentions } from "@/lib/features/briefs/reading/skills";
import { isWeakIndustry } from "@/lib/features/briefs/reading/words";
import { countWords, namesResult, splitSentences, tellsAchievement } from "@/lib/shared/prose";
import {
  findSkill,
  isEverydayName,
  normalizeTerm,
  type SkillGroup,
  skillKey,
  skillLabel,
} from "@/lib/shared/skills";
import { isTechnology } from "./technologies";

/** The words of a portfolio, wherever they came from. */
export interface PortfolioText {
  readonly title: string;
  readonly headings: readonly string[];
  /** Everything that is read, a line for each paragraph or item. */
  readonly text: string;
  readonly links: readonly string[];
}

/** More names would be a list of everything. */
const most = { skills: 20, technologies: 25, industries: 6 } as const;

/** A line without what PostgreSQL cannot store: control characters, and halves of letters that were cut in two. */
export const cleanLine = (line: string): string => line.replace(/[\p{Cc}\p{Cs}]/gu, " ").trim();

/** What is asked of a word is asked of its whole line, so no line may be as long as a page. */
const longestLine = 400;

/** A line in pieces that are not too long: after a sentence, a comma or a word, or wherever there is none. */
function* pieces(line: string): Generator<string> {
  let rest = line;
  while (rest.length > longestLine) {
    const start = rest.slice(0, longestLine);
    const end = [". ", ", ", " "].map((mark) => start.lastIndexOf(mark) + 1).find((place) => place > 100);
    yield start.slice(0, end ?? longestLine);
    rest = rest.slice(end ?? longestLine);
  }
  yield rest;
}

/** Each line once: menus, cards and copied paragraphs say nothing new the second time. */
export function distinctLines(text: string): string {
  const seen = new Set<string>();
  return text
    .split("\n")
    .flatMap((line) => [...pieces(line)])
    .map(cleanLine)
    .filter((line) => {
      const key = normalizeTerm(line);
      if (key === "" || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .join("\n");
}

/** Work in words that `tellsAchievement` does not know: other people's grammar, other languages. */
const otherWork = wholeWords(
  "rakensi\\p{L}*|johti|johdimme|kehitti|kehitimme|toteutti|toteutimme|suunnitteli\\p{L}*|toimitti|toimitimme|vähensi|paransi|automatisoi|byggde|ledde|utvecklade|levererade|skapade|införde|minskade|förbättrade|automatiserade|trained|deployed|published|won|founded|architected|modernized|modernised|optimized|optimised|achieved|cut|saved|grew",
);

/** What somebody did, and what it brought, counted in sentences, each once; and the words of all sentences. */
export function countWork(text: string): { words: number; works: number; results: number } {
  const distinct = new Map(splitSentences(text).map((sentence) => [normalizeTerm(sentence), sentence]));
  const words = [...distinct.keys()].reduce((sum, sentence) => sum + countWords(sentence), 0);
  const sentences = [...distinct.values()].filter((sentence) => countWords(sentence) >= 4);
  const works = sentences.filter((sentence) => tellsAchievement(sentence) || sentence.search(otherWork) >= 0);
  return { words, works: works.length, results: works.filter(namesResult).length };
}

/** Sites where work can be looked at. */
const workSites =
  /^(?:[\w-]+\.)*(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|huggingface\.co|kaggle\.com|arxiv\.org|doi\.org|npmjs\.com|pypi\.org|scholar\.google\.com|researchgate\.net|orcid\.org|youtube\.com|vimeo\.com|medium\.com|dev\.to|stackoverflow\.com|behance\.net|dribbble\.com|observablehq\.com|public\.tableau\.com|github\.io|streamlit\.app)$/i;

/** Addresses of work on such sites, each once; the sites' own front pages are none. */
export function workLinksOf(links: readonly string[]): string[] {
  const found = links.filter((link) => {
    if (!URL.canParse(link)) return false;
    const { hostname, pathname } = new URL(link);
    const isOwnSite = /\.(?:github\.io|streamlit\.app)$/i.test(hostname);
    return workSites.test(hostname) && (isOwnSite || /^\/[^/]+/.test(pathname));
  });
  return [...new Set(found.map((link) => link.replace(/\/$/, "")))];
}

/** A line that is nothing but the name of a skill: a tag, an item of a list. */
const isTag = (text: string, mention: SkillMention) =>
  normalizeTerm(lineAround(text, mention)) === normalizeTerm(phraseAt(text, mention));

/** Groups whose everyday words ("forecasting", "dashboards") are the trade of whoever writes them in a portfolio. */
const tradeGroups: readonly (SkillGroup | undefined)[] = [
  "machine-learning",
  "generative-ai",
  "data-engineering",
  "analytics",
];
const isTrade = (text: string, mention: SkillMention) =>
  tradeGroups.includes(findSkill(mention.key)?.group) &&
  isEverydayName(normalizeTerm(phraseAt(text, mention)));

/** The keys of what a text names, those of most lines first, then in the order of the text. */
function byFrequency(
  mentions: readonly SkillMention[],
  text: string,
  weight: (mention: SkillMention) => number,
) {
  const named = new Map<string, { weight: number; lines: Set<string> }>();
  for (const mention of mentions) {
    const line = lineAround(text, mention);
    const entry = named.get(mention.key) ?? { weight: 0, lines: new Set() };
    if (!entry.lines.has(line)) entry.weight += weight(mention);
    entry.lines.add(line);
    named.set(mention.key, entry);
  }
  return [...named].sort(([, a], [, b]) => b.weight - a.weight);
}

const forField = /(?<!\p{L})(?:in|for|within|across|inom)(?: the)?\s$/iu;
const ofField =
  /^\s(?:(?:and|or|ja|och)\s\p{L}+\s)?(?:industry|industries|sector|sectors|clients?|customers?|companies|company|organi[sz]ations?|domain)(?!\p{L})/iu;

/** A word that texts of every field use, where nothing says that it is the field: as a tag it is, but above schools. */
function saysLittle(text: string, mention: SkillMention): boolean {
  if (!isWeakIndustry(normalizeTerm(phraseAt(text, mention)))) return false;
  if (mention.key === "education" && isTag(text, mention)) return true;
  const isNamed = forField.test(clauseBefore(text, mention)) || ofField.test(clauseAfter(text, mention));
  return !isNamed && !isTag(text, mention);
}

/** Skills, technologies and industries by the vocabulary (keys and labels), as `text` names them of its author. */
export function readNames(text: string) {
  const mentions = skillMentions(text).filter((mention) => !isDenied(text, mention));
  const isField = ({ key }: SkillMention) => isIndustry(key) && !isTechnology(key);
  const meant = mentions.filter(
    (mention) =>
      !isField(mention) && (isTag(text, mention) || isTrade(text, mention) || isMeant(text, mention)),
  );
  const keys = byFrequency(meant, text, () => 1).map(([key]) => key);
  const industries = byFrequency(mentions.filter(isField), text, (mention) =>
    saysLittle(text, mention) ? 0.5 : 1,
  ).filter(([, { weight }]) => weight >= 1);
  return {
    skillKeys: keys.filter((key) => !isTechnology(key)).slice(0, most.skills),
    technologyKeys: keys.filter(isTechnology).slice(0, most.technologies),
    industries: industries.map(([key]) => skillLabel(key)).slice(0, most.industries),
  };
}

/** The skills and technologies of an analysis that a profile does not list, by whatever name it lists them. */
export function skillsNotIn(
  held: readonly string[],
  found: { readonly skills: readonly string[]; readonly technologies: readonly string[] },
): string[] {
  const keys = new Set(held.map(skillKey));
  return [...found.skills, ...found.technologies].filter((label) => !keys.has(skillKey(label)));
}
