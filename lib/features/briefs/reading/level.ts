import { type ExperienceLevel, experienceLevelOf } from "@/lib/features/postings/rules";
import { clauseAfter, type Found, isDenied, phraseAt, spanOf, spansOf, wholeWords } from "./phrases";

/** Words that name a level, the highest first: a text that asks for a lead and for seniors wants a lead. */
const words: readonly (readonly [ExperienceLevel, string])[] = [
  [
    "expert",
    "expert[- ]level|principal|staff engineer|lead (?:developer|engineer|architect|consultant|data \\p{L}+)|tech lead|chief architect|huippuosaaja\\p{L}*|huippuasiantuntija\\p{L}*|asiantuntijataso\\p{L}*|johtava(?:n|a)? (?:asiantuntija|konsultti|arkkitehti)\\p{L}*|expertnivå|ledande expert",
  ],
  [
    "senior",
    "senior(?:s|-level)?|seniori\\p{L}*|senior-?taso\\p{L}*|kokenee\\p{L}*|kokenu\\p{L}*|pitkän linjan|very experienced|highly experienced|seasoned|erfaren|erfarna|erfaret|seniora?|seniort",
  ],
  [
    "mid",
    "mid[- ]?level|mid[- ]?senior|medior|intermediate|keskitason|mellannivå|some experience|jonkin verran kokemusta",
  ],
  [
    "junior",
    "junior(?:s|-level)?|juniori\\p{L}*|juniora?|entry[- ]level|aloittelija\\p{L}*|vastavalmistun\\p{L}*|recent graduate|nyexaminerad\\p{L}*|trainee|harjoittelija\\p{L}*|praktikant",
  ],
];
const levelWords = words.map(([level, source]) => [level, wholeWords(source)] as const);
/** "Senior management" and "senior citizens" are not who is looked for. */
const somebodyElse =
  /^[\s-]{1,2}(?:management|leader|stakeholder|executive|citizen|people|official|decision|johdo|ledning)/iu;

const years =
  /(?<![\p{L}\p{N}.,])(\d{1,2})\s{0,2}(?:\+|plus)?(?:\s{0,2}(?:-|–|—|to|till)\s{0,2}\d{1,2})?\s{0,2}\+?\s{0,2}(?:years?|yrs?|vuotta|vuoden|vuosien|v\.?|års?)(?:['’]s?)?(?![\p{L}\p{N}])(?:\s(?!and |or |ja |tai |och )[\p{L}\d/-]{1,25}){0,5}?\s(?:experience|kokemu\p{L}*|työkokemu\p{L}*|erfarenhet|background|taustaa?)/giu;
const experienceFirst =
  /(?<!\p{L})(?:experience|kokemusta|kokemus|erfarenhet)(?:[ :]+(?:of|for|with|at least|vähintään|minst|on|över|yli|over)){0,2}[ :]+(\d{1,2})\s{0,2}\+?\s{0,2}(?:years?|yrs?|vuotta|vuoden|v\.|års?)(?![\p{L}\p{N}])/giu;
const yearsAs =
  /(?<!\p{L})(?:at least|minimum|vähintään|minst)\s(\d{1,2})\s{0,2}\+?\s{0,2}(?:years?|yrs?|vuotta|vuoden|års?)\s(?:as|in|som|inom|alalla|alan)(?!\p{L})/giu;

/** The level that a brief asks for: its word for it, otherwise the years of experience it names (decisions B3). */
export function readExperience(text: string): Found<ExperienceLevel> | null {
  for (const [level, pattern] of levelWords) {
    const named = spansOf(text, pattern).find(
      (span) => !somebodyElse.test(clauseAfter(text, span, 20)) && !isDenied(text, span),
    );
    if (named) return { value: level, phrases: [phraseAt(text, named)] };
  }
  for (const match of [years, experienceFirst, yearsAs].flatMap((pattern) => [...text.matchAll(pattern)])) {
    return { value: experienceLevelOf(Number(match[1])), phrases: [phraseAt(text, spanOf(match))] };
  }
  return null;
}
