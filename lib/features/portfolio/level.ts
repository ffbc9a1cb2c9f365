import {
  clauseAfter,
  isDenied,
  phraseAt,
  readSmallNumber,
  type Span,
  sentenceAround,
  smallNumber,
  spansOf,
  wholeWords,
} from "@/lib/features/briefs/reading/phrases";
import { type ExperienceLevel, experienceLevelOf, experienceLevels } from "@/lib/features/postings/rules";
import { type Sentence, sentence } from "@/lib/shared/sentences";

/** More years than a working life are a misreading. */
const mostYears = 50;
const firstYear = 1970;

const unit = "(?:years?|yrs?|vuotta|vuoden|vuosien|års?)";
const number = `(?<![\\p{L}\\p{N}.,])(${smallNumber})\\s{0,2}\\+?\\s{0,2}`;
/** What years are counted of: "12 years of experience", "10+ years in data", "yli 8 vuoden kokemus", "15 års erfarenhet". */
const claims = [
  new RegExp(
    `${number}${unit}(?:['’]s?)?(?:\\s[\\p{L}/&-]{1,25}){0,5}?\\s(?:experience|expertise|career|kokemu\\p{L}*|työkokemu\\p{L}*|erfarenhet|uralta)`,
    "giu",
  ),
  new RegExp(
    `${number}${unit}\\s(?:as|in|of building|of work|working|building|doing|developing|leading|helping|(?:\\p{L}{2,20}-?)?alalla|alan|som|inom|i branschen)(?!\\p{L})`,
    "giu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:experience|kokemusta|kokemus|erfarenhet)\\s?(?:of|for|with|:|on|över|yli|over|more than|at least){0,2}\\s{0,2}${number}${unit}(?!\\p{L})`,
    "giu",
  ),
  // "Mentored developers for ten years", "rakentanut malleja kymmenen vuotta", "arbetat med data i tio år".
  new RegExp(
    `(?<!\\p{L})(?:worked|working|been|built|building|led|leading|ran|designed|developed|consulted|advised|mentored|coached|taught|maintained|työskennellyt|ollut|tehnyt|rakentanut|johtanut|kehittänyt|suunnitellut|konsultoinut|mentoroinut|valmentanut|arbetat|jobbat|varit|byggt|lett|utvecklat|hjälpt)(?!\\p{L})[^.!?\\n]{0,100}?\\s${number}${unit}(?!\\p{L})`,
    "giu",
  ),
  // A line or a sentence of its own: "Ten years." in a list of facts.
  new RegExp(`(?<=^|[.!?]\\s)\\s?(?:over |yli |över )?${number}${unit}(?=\\s?(?:$|[.!]))`, "gimu"),
];

const month = "(?:\\p{L}{3,12}\\.?\\s{1,2}|\\d{1,2}[./])?";
const period = new RegExp(
  `(?<![\\d.])((?:19|20)\\d\\d)\\s{0,2}(?:-|–|—|to|till)\\s{0,2}${month}((?:19|20)\\d\\d|present|now|today|current|nykyinen|nykyhetki|nyt|nuvarande|pågående|nu)(?![\\p{L}\\d])`,
  "giu",
);
const openPeriod = /(?<!\p{L})(?:since|vuodesta|sedan)\s((?:19|20)\d\d)(?!\d)/giu;
const studies =
  /education|university|college|school|bachelor|master['’ ]?s|m\.?sc|b\.?sc|ph\.?d|degree|student|koulutus|yliopisto|opisto|koulu|maisteri|kandidaatti|tutkinto|opiskeli|utbildning|universitet|högskola|examen/iu;

/**
 * The years of work that a text names: the longest claim, or the time that its dated work covers, whichever is more.
 * Years at school do not count. Null when it names none.
 */
export function yearsOfWork(text: string, thisYear: number): number | null {
  const named = claims
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => Math.floor(readSmallNumber(match[1] ?? "")))
    .filter((years) => years > 0 && years <= mostYears);
  const worked = coveredYears(periodsOf(text, thisYear));
  const most = Math.max(0, ...named, worked);
  return most > 0 ? most : null;
}

type Period = { from: number; to: number };

function periodsOf(text: string, thisYear: number): Period[] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    // A school often stands on the line above its years.
    if (studies.test(line) || (line.length < 60 && studies.test(lines[index - 1] ?? ""))) return [];
    const dated = [...line.matchAll(period)].map(([, from, to]) => ({
      from: Number(from),
      to: /^\d/.test(to ?? "") ? Number(to) : thisYear,
    }));
    const open = [...line.matchAll(openPeriod)].map(([, from]) => ({ from: Number(from), to: thisYear }));
    return [...dated, ...open].filter(({ from, to }) => from >= firstYear && from <= to && to <= thisYear);
  });
}

/** How many years periods cover together; two jobs at once count once. */
function coveredYears(periods: readonly Period[]): number {
  let [sum, until] = [0, Number.NEGATIVE_INFINITY];
  for (const { from, to } of [...periods].sort((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}

const levelWords: readonly (readonly [ExperienceLevel, RegExp])[] = [
  [
    "expert",
    wholeWords(
      "principal|staff (?:software |data |machine learning |ml )?(?:engineer|scientist)|distinguished|chief \\p{L}+(?: \\p{L}+)? officer|cto|cdo|caio|head of \\p{L}+|vp of \\p{L}+|director of \\p{L}+|tech(?:nical)? lead|lead (?:data |software |machine learning |ml |ai )?(?:developer|engineer|architect|consultant|scientist|analyst)|johtava (?:asiantuntija|konsultti|arkkitehti)|teknologiajohtaja|huippuasiantuntija",
    ),
  ],
  ["senior", wholeWords("senior|seniori|seniorikonsultti|vanhempi (?:konsultti|asiantuntija)|erfaren|sr\\.")],
  [
    "junior",
    wholeWords(
      "junior|juniori|trainee|intern|internship|harjoittelija|praktikant|recent graduate|vastavalmistunut|nyexaminerad|aspiring",
    ),
  ],
];
const somebodyElse =
  /^[\s-]{1,2}(?:management|leader|stakeholder|executive|citizen|people|official|decision|johdo|(?:\p{L}+\s){0,3}(?:engineers|developers|analysts|scientists|consultants|specialists|designers|architects|colleagues|members|employees|hires|coders|programmers|staff|talents?)(?!\p{L}))/iu;
/** What is done to or counted of others: "mentored 4 junior engineers", "valmensin kaksi junioria", "ledde tre juniorer". */
const doneToOthers = new RegExp(
  [
    "(?<!\\p{L})(?:mentor(?:ed|s|ing)|coach(?:ed|es|ing)|led|manag(?:ed|es|ing)|supervis\\p{L}*|train(?:ed|s|ing)|taught|teach\\p{L}*|hir(?:ed|ing)|recruit\\p{L}*|onboard\\p{L}*|guid(?:ed|es|ing)|tutor\\p{L}*|support(?:ed|s|ing)|helped|helping|grew|growing|reported|reporting|advis(?:ed|es|ing)|worked with|working with",
    "mentoro\\p{L}*|valmen\\p{L}*|johdin|johti|johtanut|koulut(?:in|ti|tanut|taa|an)|ohjas\\p{L}*|ohjan\\p{L}*|perehdyt\\p{L}*|rekryto\\p{L}*|opet\\p{L}*",
    "lett|ledde|leder|handle(?:tt|dde|der)|utbilda\\p{L}*|anställ\\p{L}*|rekryter\\p{L}*|stött)(?!\\p{L})",
  ].join("|"),
  "iu",
);

/** Whether a level word is said of somebody else: as the object of a verb in its sentence, or of many. */
function isOfOthers(text: string, span: Span): boolean {
  if (somebodyElse.test(clauseAfter(text, span, 60))) return true;
  const { start } = sentenceAround(text, span);
  return doneToOthers.test(text.slice(start, span.start));
}

/** The level that words say of the person, where pages say who they are; the highest. */
function wordedLevel(introduction: string): { level: ExperienceLevel; phrase: string } | null {
  for (const [level, pattern] of levelWords) {
    const named = spansOf(introduction, pattern).find(
      (span) => !isOfOthers(introduction, span) && !isDenied(introduction, span),
    );
    if (named) return { level, phrase: phraseAt(introduction, named) };
  }
  return null;
}

/** The word of a level inside a sentence. */
export const levelWord = (level: ExperienceLevel) => ({ sentence: sentence(`levels.${level}`) });

/**
 * The level of a portfolio (decisions B3):
 *
 * | years of the profile | years named | level word            | level                                    |
 * | -------------------- | ----------- | --------------------- | ---------------------------------------- |
 * | yes                  |             |                       | by the profile's years                   |
 * | no                   | yes         | none, same or lower   | by the years                             |
 * | no                   | yes         | higher                | one above the years: words are cheap     |
 * | no                   | no          | one                   | the word's                               |
 * | no                   | no          | none                  | mid, and the sentence says it is a guess |
 *
 * @param profileYears what the profile of its owner says; null or 0 without one. `years` are those of the text.
 */
export function readLevel(
  text: string,
  introduction: string,
  thisYear: number,
  profileYears: number | null = null,
): { level: ExperienceLevel; years: number | null; reason: Sentence } {
  const years = yearsOfWork(text, thisYear);
  const because = (level: ExperienceLevel, key: `portfolioLevel.${LevelReason}`, values = {}) => ({
    level,
    years,
    reason: sentence(key, { ...values, level: levelWord(level) }),
  });
  if (profileYears)
    return because(experienceLevelOf(profileYears), "portfolioLevel.profile", { years: profileYears });
  const worded = wordedLevel(introduction);
  const rank = (level: ExperienceLevel) => experienceLevels.indexOf(level);
  if (years === null) {
    if (!worded) return because("mid", "portfolioLevel.unknown");
    return because(worded.level, "portfolioLevel.word", { phrase: worded.phrase });
  }
  const byYears = experienceLevelOf(years);
  if (!worded || rank(worded.level) <= rank(byYears))
    return because(byYears, "portfolioLevel.years", { years });
  const level = experienceLevels[rank(byYears) + 1] ?? byYears;
  return because(level, "portfolioLevel.yearsAndWord", { years, phrase: worded.phrase });
}

type LevelReason = "profile" | "years" | "yearsAndWord" | "word" | "unknown";
