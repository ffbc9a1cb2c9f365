import { type ExperienceLevel, experienceLevelOf } from "@/lib/features/postings/rules";
import {
  clauseAfter,
  clauseBefore,
  type Found,
  isDenied,
  phraseAt,
  readSmallNumber,
  type Span,
  spanOf,
  spansOf,
  wholeWords,
} from "./phrases";
import { namesRole } from "./role";

/** Words that name a level, the highest first: a text that asks for a lead and for seniors wants a lead. */
const words: readonly (readonly [ExperienceLevel, string])[] = [
  [
    "expert",
    "expert[- ]level|principal|staff engineer|lead (?:developer|engineer|architect|consultant|data \\p{L}+)|tech lead|chief architect|huippuosaaja\\p{L}*|huippuasiantuntija\\p{L}*|asiantuntijataso\\p{L}*|johtava(?:n|a)? (?:asiantuntija|konsultti|arkkitehti)\\p{L}*|expertnivå|ledande expert",
  ],
  [
    "senior",
    "senior(?:s|-level)?|seniori\\p{L}*|senior-?taso\\p{L}*|kokenee\\p{L}*|kokenu\\p{L}*|pitkän linjan|(?:very|highly|an|more) experienced|experienced (?=\\p{L}+ ?(?:\\p{L}+ )?(?:engineer|developer|consultant|architect|analyst|scientist|dba|expert|specialist|designer|adviser|advisor))|seasoned|erfaren|erfarna|erfaret|seniora?|seniort|seniornivå|konkari\\p{L}*|seniortasoi\\p{L}*",
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

/** Juniors that the customer has already. */
const theirs = /^[^.\n]{0,12}(?:har vi|meillä on|we have|neljä|två|tre|kaksi|kolme)/iu;
const theirsBefore = /(?:we have|our|meillä on|vi har|våra|tiimi\p{L}*:?[^.\n]{0,20})\s(?:\p{L}+\s)?$/iu;

const count =
  "\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|fifteen|kaksi|kahden|kolme|kolmen|neljä|neljän|viisi|viiden|kuusi|kuuden|seitsemän|kahdeksan|yhdeksän|kymmenen|två|tre|fyra|fem|sex|sju|åtta|nio|tio|femton";
/** A least number of years that no work takes and no machine has: "min. 10 years", ">10 yrs", "5+ v". */
const atLeastYears = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?:at least|min(?:imum)?\\.?(?: of)?|over|more than|>|vähintään|väh\\.|yli|minst|minimum|över|mer än|i minst)\\s?(${count})\\s?\\+?|(\\d{1,2})\\s?(?:\\+|plus))[\\s-]{0,2}(?:years?|yrs?|y|vuotta|vuoden|v|års?)(?![\\p{L}\\p{N}])(?!\\s(?:old|warranty|takuu|garanti|vanh))`,
  "giu",
);
/** "Taso: 3–5 vuotta vastaavaa" */
const yearsLike =
  /(?<![\p{L}\p{N}.,])(\d{1,2})(?:\s?[-–]\s?\d{1,2})?\s?(?:years?|vuotta|års?)\s(?:vastaavaa|of similar|similar|av liknande)/giu;
/** At the end of an item of a list, behind what is asked for: "Flutter, 3-5 years". */
const yearsAtEnd =
  /(?<=\p{L}[^.\n\d]{0,40},\s)(\d{1,2})(?:\s?[-–]\s?\d{1,2})?\s?\+?\s?(?:years?|yrs|vuotta|v|år)\s*$/gimu;
const lengthBefore = /(?:contract|kesto|sopimus|duration|length|avtal|warranty|data|history)[^.\n]{0,15}$/iu;

const years =
  /(?<![\p{L}\p{N}.,])(\d{1,2})\s{0,2}(?:\+|plus)?(?:\s{0,2}(?:-|–|—|to|till)\s{0,2}\d{1,2})?\s{0,2}\+?\s{0,2}(?:years?|yrs?|vuotta|vuoden|vuosien|v\.?|års?)(?:['’]s?)?(?![\p{L}\p{N}])(?:\s(?!and |or |ja |tai |och )[\p{L}\d/-]{1,25}){0,5}?\s(?:experience|kokemu\p{L}*|työkokemu\p{L}*|erfarenhet|background|taustaa?)/giu;
const experienceFirst =
  /(?<!\p{L})(?:experience|kokemusta|kokemus|erfarenhet)(?:[ :]+(?:of|for|with|at least|vähintään|minst|on|över|yli|over)){0,2}[ :]+(\d{1,2})\s{0,2}\+?\s{0,2}(?:years?|yrs?|vuotta|vuoden|v\.|års?)(?![\p{L}\p{N}])/giu;
const yearsAs =
  /(?<!\p{L})(?:at least|minimum|vähintään|minst)\s(\d{1,2})\s{0,2}\+?\s{0,2}(?:years?|yrs?|vuotta|vuoden|års?)\s(?:as|in|som|inom|alalla|alan)(?!\p{L})/giu;

/** "Vanhempi kehittäjä", "äldre konsult": before a role only, since parents and old systems are called so too. */
const elder = wholeWords(
  "(?:vanhem(?:pi|man|paa)|äldre)(?=\\s((?:[\\p{L}\\p{N}.+#-]+\\s)?[\\p{L}\\p{N}.+#-]+))",
);
const elderSpan = (text: string): Span | undefined =>
  [...text.matchAll(elder)]
    .filter((match) => (match[1] ?? "").split(/\s/u).some((each) => namesRole(each)))
    .map(spanOf)
    .find((span) => !isDenied(text, span));

/** Years that are no person's: "over 20 years of case files", "we have been here for over 30 years". */
const ofThings =
  /^\s?(?:(?:['’]?\s?worth )?of\s(?!(?:[\p{L}-]+\s){0,3}(?:experience|development|engineering|programming|testing|consulting|leadership|design|work)|\p{Lu}[\p{L}\p{N}.+#]*\s?(?:[,;)\n]|$|(?:and|or)\s|\.(?:\s|$)))|(?:on the market|back|ago|sitten|sedan|old|vanh|gam|på marknaden|toiminut|toimineen|ajalta|ajan (?:dat|aineis|tiedo)|dat|historia|historik|arkisto|arkiv|av\s(?!(?:\p{L}+\s){0,3}erfarenhet)))/u;
const weSay =
  /(?<!\p{L})(?:we|our|company|business|firm|system|olemme|meillä|yrity\p{L}*|yhtiö\p{L}*|järjestelm\p{L}*|vi|vår\p{L}*|företag\p{L}*|system\p{L}*)(?!\p{L})/iu;
const asks =
  /(?<!\p{L})(?:need|require|requires|required|look|looking|want|seek|seeking|expect|tarvits\p{L}*|etsi\p{L}*|hae\p{L}*|vaad\p{L}*|edellyt\p{L}*|toivo\p{L}*|odota\p{L}*|söker|kräver|behöver|önskar|förvänta\p{L}*|letar)(?!\p{L})/iu;

/** Whether years are said of the client, its data or its things, and of nobody who is looked for. */
function areOfThings(text: string, span: Span): boolean {
  const before = clauseBefore(text, span, 80);
  return ofThings.test(text.slice(span.end, span.end + 60)) || (weSay.test(before) && !asks.test(before));
}

/** The level that a brief asks for: its word for it, otherwise the years of experience it names (decisions B3). */
export function readExperience(text: string): Found<ExperienceLevel> | null {
  for (const [level, pattern] of levelWords) {
    const named = spansOf(text, pattern).find(
      (span) =>
        !somebodyElse.test(clauseAfter(text, span, 20)) &&
        !isDenied(text, span) &&
        !(level === "junior" && isTheirs(text, span)),
    );
    const span = named ?? (level === "senior" ? elderSpan(text) : undefined);
    if (span) return { value: level, phrases: [phraseAt(text, span)] };
  }
  for (const match of [years, experienceFirst, yearsAs].flatMap((pattern) => [...text.matchAll(pattern)])) {
    if (areOfThings(text, spanOf(match))) continue;
    return { value: experienceLevelOf(Number(match[1])), phrases: [phraseAt(text, spanOf(match))] };
  }
  for (const match of [
    ...text.matchAll(atLeastYears),
    ...text.matchAll(yearsLike),
    ...text.matchAll(yearsAtEnd),
  ]) {
    const span = spanOf(match);
    const number =
      readSmallNumber(match[1] ?? match[2] ?? "") ||
      (/^(?:fifteen|femton)$/i.test(match[1] ?? "") ? 15 : Number.NaN);
    if (Number.isNaN(number) || lengthBefore.test(clauseBefore(text, span, 40)) || areOfThings(text, span))
      continue;
    return { value: experienceLevelOf(number), phrases: [phraseAt(text, span)] };
  }
  return null;
}

const isTheirs = (text: string, span: Span) =>
  theirs.test(clauseAfter(text, span, 30)) || theirsBefore.test(clauseBefore(text, span, 40));
