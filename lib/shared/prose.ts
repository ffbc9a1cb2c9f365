import { findSkill, normalizeTerm, skillsInText } from "@/lib/shared/skills";

const wordsOf = (text: string) => normalizeTerm(text).split(" ").filter(Boolean);

export const countWords = (text: string): number => wordsOf(text).length;

/** The sentences of a text, as they were written. A new line ends one too, so that lists are read item by item. */
export function splitSentences(text: string): string[] {
  return [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text.normalize("NFC"))]
    .flatMap(({ segment }) => segment.split(/\n+/))
    .map((sentence) => sentence.replace(/^[\s•*–-]+/u, "").trim())
    .filter((sentence) => countWords(sentence) > 0);
}

/** At most `most` characters of somebody's own words, on one line; no letter is cut in two. */
export function quote(text: string, most = 140): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  if (characters.length <= most) return characters.join("");
  return `${characters
    .slice(0, most - 1)
    .join("")
    .trimEnd()}…`;
}

/** Those of the skills that a text names, by any of their names in English, Finnish or Swedish. */
export function skillsNamedIn<Skill extends { key: string; label: string }>(
  text: string,
  skills: readonly Skill[],
): Skill[] {
  const keys = new Set(skillsInText(text, { everyday: true }));
  const words = ` ${normalizeTerm(text)} `;
  return skills.filter(({ key, label }) => keys.has(key) || words.includes(` ${normalizeTerm(label)} `));
}

/** Whether a text names an industry of the vocabulary. */
export const namesIndustry = (text: string): boolean =>
  skillsInText(text).some((key) => findSkill(key)?.group === "domain");

/** Matches one of these words, and not a part of a longer one. */
const wholeWords = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

/** Numbers that say nothing about a result: years of experience, calendar years, names such as 5G or ISO 27001. */
const emptyNumbers = [
  /\d+\s*\+?\s*(?:-|–)?\s*(?:years?|yrs|vuotta|vuoden|vuosien|v\.|års?)(?![\p{L}])/giu,
  /\b(?:19|20)\d\d\b/g,
  /\biso(?:\/iec)?[\s-]?\d+\b/giu,
  /[\p{L}]+[-.]?\d[\p{L}\d.]*|\d+[\p{L}]+(?![\p{L}])/gu,
];
/** Amounts with a unit written together: 40k, 3x, 15min. */
const amount = /\d(?:k|m|x|h|min|pct|mrd|milj)(?![\p{L}])/iu;
const change = wholeWords(
  "doubled|tripled|halved|twice|half|kaksinkertaisti\\p{L}*|kolminkertaisti\\p{L}*|puolit(?:ti|tui)\\p{L}*",
);
/** Numbers in words; "one" is more often no number. */
const numberWords = wholeWords(
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|twenty|thirty|hundreds?|thousands?|millions?|kaksi|kolme|neljä|viisi|kuusi|kymmenen|sata|tuhat|miljoona\\p{L}*",
);

/** Whether a sentence names something countable that was achieved. */
export function namesResult(sentence: string): boolean {
  if ([change, numberWords, amount].some((pattern) => pattern.test(sentence))) return true;
  return /\d/.test(emptyNumbers.reduce((text, pattern) => text.replace(pattern, " "), sentence));
}

export const hasFigure = (sentence: string): boolean => /\d/.test(sentence) || numberWords.test(sentence);

/** Words that sound good and can be checked by nobody, as normalizeTerm writes them. */
const hollowWords = new Set(
  [
    "passionate passion motivated driven dynamic innovative innovation enthusiastic dedicated hardworking",
    "synergy synergies holistic proactive versatile skilled talented professional best flexible tailored",
    "various many several numerous diverse wide broad range multiple different things solutions",
    "seamless cutting robust guru ninja rockstar",
    "intohimoinen innokas motivoitunut dynaaminen innovatiivinen monipuolinen monipuolisesti laaja laajasti",
    "erilaisia erilaiset erilaisten useita monia moderneja ratkaisuja ratkaisut joustava ammattitaitoinen tehokas",
    "laadukas laadukkaita asiakaslahtoinen asiakaslahtoisesti kokonaisvaltainen ketteria osaava huippuosaaja",
  ].flatMap((line) => line.split(" ")),
);

/** How many words of a sentence are hollow. */
export const countHollowWords = (sentence: string): number =>
  wordsOf(sentence).filter((word) => hollowWords.has(word)).length;

const achievement = wholeWords(
  "built|led|developed|delivered|designed|created|launched|migrated|reduced|improved|increased|automated|implemented|shipped|rakensin|johdin|kehitin|toteutin|suunnittelin|toimitin|vähensin|paransin|automatisoin|siirsin",
);

/** Whether a sentence tells of something that was done. */
export const tellsAchievement = (sentence: string): boolean => achievement.test(sentence);

/** The languages that profiles are written in, whatever those of the site are. */
export const textLanguages = ["en", "fi", "sv"] as const;
export type TextLanguage = (typeof textLanguages)[number];

const finnish = new Set(
  "ja on olen että sekä kanssa joka vuotta myös minulla tai ovat teen työskentelen".split(" "),
);
const english = new Set("and the with of for i in to a is my have work from that".split(" "));
const swedish = new Set("och att som med för jag är har av på ett en till inom arbetar hjälper".split(" "));

/**
 * The language to read a text in, by its commonest words; of a text that shows none, the given one. For matching, which
 * has to read every profile in some language, twenty times as fast as `textLanguage` says in which one it is for sure.
 */
export function languageOf(text: string, inDoubt: TextLanguage = "en"): TextLanguage {
  const words =
    text
      .toLowerCase()
      .normalize("NFC")
      .match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const counts = { en: count(english), fi: count(finnish), sv: count(swedish) };
  const most = Math.max(...Object.values(counts));
  const leading = textLanguages.filter((language) => counts[language] === most);
  return (leading.length === 1 ? leading[0] : undefined) ?? inDoubt;
}

/** Words of a title that say a rank or a trade and not what somebody is good at, as normalizeTerm writes them. */
const generalTitleWords = new Set(
  [
    "a an the and of in for at it ict ai tech technology technical digital software senior junior lead principal chief head",
    "consulting consultant expert specialist professional freelancer freelance contractor advisor adviser analyst",
    "engineer developer programmer architect manager director scientist owner founder partner independent experienced",
    "konsultti asiantuntija erityisasiantuntija kehittaja ohjelmistokehittaja insinoori johtaja paallikko vanhempi",
    "yrittaja osaaja neuvonantaja ja tekoaly freelance arkkitehti konsulten konsult utvecklare",
  ].flatMap((line) => line.split(" ")),
);

/** Whether a title names nothing somebody could search for. */
export const isVagueTitle = (title: string): boolean =>
  wordsOf(title).every((word) => generalTitleWords.has(word));
