import {
  clauseAfter,
  clauseAround,
  clauseBefore,
  type Found,
  isDenied,
  lineAround,
  phraseAt,
  rangeMark,
  readSmallNumber,
  type Span,
  sentenceAround,
  smallNumber,
  spanOf,
  wholeWords,
  wordEnd,
  wordStart,
} from "./phrases";
import { readLocation } from "./place";

/** Hours of a working day as Finnish collective agreements for office work have it; a full week is five. */
const hoursPerDay = 7.5;
const fullWeekHours = 5 * hoursPerDay;

/** Bounds of the posting form, as lib/features/postings/schemas.ts has them. */
const bounds = { min: 1, max: 60 } as const;

/** Hours and days are counted by the week; a month of them says nothing here. */
const week =
  "(?:\\s{0,2}(?:\\/|per|a|in a|every|each|i|om)?\\s{0,2}(?:the )?)(?:week|wk|weekly|vko|viikko|viikossa|viikkoa kohden|veckan?|vk|v)";
const decimal = "\\d{1,2}(?:[.,]\\d{1,2})?";
const hourUnit = "(?:h|hours?|hrs?|t|tuntia|tunnin|timmar|tim)\\.?";
const minutes = "(?:\\s?30\\s?min\\.?)?";
const hoursAWeek = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(${decimal})(?:${rangeMark}(${decimal}))?\\s{0,2}${hourUnit}${minutes}${week}${wordEnd}`,
  "giu",
);
const daysAWeek = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(${smallNumber})(?:${rangeMark}(${smallNumber}))?\\s{0,2}(?:days?|päivää|päivänä|pv|pvä|dagar|dag|d)${week}${wordEnd}`,
  "giu",
);
/** "10 veckor à 3 dagar" */
const daysOfWeeks = new RegExp(
  `(?:veckor|weeks|viikkoa)\\s(?:à|a|x)\\s(${smallNumber})\\s(?:dagar|days|päivää)`,
  "giu",
);
const share = new RegExp(
  `${wordStart}(\\d{2,3})(?:${rangeMark}(\\d{2,3}))?\\s{0,2}%(?::\\p{L}{1,3})?[\\s-]{0,2}(?:allocation|allokaatio\\p{L}*|capacity|workload|fte|position|kapasiteet\\p{L}*|kapacitet|deltid|työaika\\p{L}*|työaja\\p{L}*|työpano\\p{L}*|työmäär\\p{L}*|arbetstid|beläggning|tjänst|omfattning|of full)`,
  "giu",
);
const namedShare = new RegExp(
  `${wordStart}(?:allocation|allokaatio|capacity|workload|extent|time share|laajuus|työaika|työpanos|työmäärä|resurssi|arbetstid|beläggning|omfattning)(?: on| is| är)?[\\s:;|*]{1,6}(?:\\d+ hlö, )?(\\d{2,3})(?:${rangeMark}(\\d{2,3}))?\\s{0,2}%`,
  "giu",
);
/** A share of the week beside a length or a date: "50 % noin kolmen kuukauden ajan", "16 weeks, 50 %". */
const bareShare = /(?<![\p{L}\p{N}.,])(20|25|30|40|50|60|70|75|80|90|100)\s?%(?!\p{L})/gu;
const besideTime = wholeWords(
  "20\\d\\d|(?:an?|one) year|vuosi|vuoden|ett år|(?:spring|summer|autumn|fall|winter|kevät|kevää\\p{L}*|kesä|kesä(?:llä|stä|n)|syksy\\p{L}*|talvi|talve\\p{L}*|våren?|sommaren?|hösten?|vintern?)|\\d{2,3}\\s?(?:€|e|euros?|euroa)?\\s?\\/\\s?(?:h|t|tunti|tim|timme)|weeks?|months?|\\p{L}*kuun (?:alusta|alkuun|loppuun)|viikkoa|viikon|kuukau\\p{L}*|kk|veckor|månader|mån|from|until|alkaen|från|\\p{L}*kuu(?:sta|hun)|uppstart",
);
/** "60 % of our orders", "60 % tilauksista", "av våra kunder", "60 % faster": of something else than a week. */
const ofOther =
  /^\s(?:of\s(?!(?:a |an |the )?(?:full|fte|week|working|time|position|workload|capacity))|av\s(?!(?:en |ett )?(?:heltid|arbetstid|full))|(?!työaja|viiko|ajasta|kokoaja|täyd)\p{L}+(?:sta|stä|stamme|stämme)(?!\p{L})|(?:more|less|fewer|higher|lower|faster|slower|cheaper|discount|growth|enemmän|vähemmän|nopeam|halvem|alennus|mer|mindre|fler|färre|högre|lägre|snabbare|billigare|rabatt|(?:this|last) year|(?:tänä|viime) vuonna|i år|i fjol)(?!\p{L}))/iu;
/** "Rose by 60 %", "from 40 %, 60 %": a figure of the business. */
const figureBefore =
  /(?:(?<!\p{L})(?:by|rose|fell|grew|up|down|over|under|to|with|only|nousi|laski|kasvoi|yli|alle|jopa|steg|sjönk|ökade|minskade|med|upp till)\s|%[^.\n]{0,12})$/iu;
const otherShare =
  /remote|etä|distans|distant|office|kontor|site|paikan|läsnä|tilois|plats|vat|alv|moms|lower|less|miss|lift|säästö|grow|kasv|quality|accura/iu;
const fullTime = wholeWords(
  "full[- ]?time|kokoaika\\p{L}*|kokopäivä\\p{L}*|täysipäivä\\p{L}*|täyspäivä\\p{L}*|täysi työviikko|heltid\\p{L}*",
);
const halfTime = wholeWords("half[- ]?time|0[.,]5 fte|puolipäivä\\p{L}*|puoliaika\\p{L}*|halvtid\\p{L}*");
/** Where one works, after how often: "2 days a week at the office". The rest is no place: "in the spring", "at 95 €/h". */
const places = [
  "(?:at|in|on|from) (?:(?:an?|the|our|your|their|\\p{L}+['’]s?) )?(?:\\p{L}+ )?(?:offices?(?! \\d)|sites?|premises|headquarters|hq|workplace|factory|plant|mill|warehouse|workshop|hospital|campus|facility)",
  "at (?:our|your|their|(?:the )?(?:client|customer)['’]?s?)(?! (?:own )?(?:pace|rate|expense|cost|convenience))",
  "(?:from|at) home|in[- ](?:person|house)|in-?office|remote(?:ly)?|office|on-?site|of travel",
  "(?:\\p{L}+n )?(?:\\p{L}*(?:toimisto|konttori|tehtaa|toimipistee|työpaika|sairaala|varasto|myymälä)(?:lla|llä|ssa|ssä|lta|ltä)|tiloissa|luona|luota)(?:mme|nne|nsa)?",
  "etä(?:nä|työ\\p{L}*|päiv\\p{L}*)?|paikan ?päällä|paikalla|läsnä\\p{L}*|lähi(?:työ|päiv)\\p{L}*|kotona|kotoa|meillä|asiakkaalla",
  "(?:på|i|från) (?:\\p{L}+ ){0,2}\\p{L}*(?:(?:kontor|lager|sjukhus)(?:et)?|(?:fabrik|anläggning|verkstad|arbetsplats)(?:en)?|lokaler(?:na)?)",
  "på (?:plats|distans|kundens)|distans|hemifrån|hemma|kontor\\p{L}*|hos",
].join("|");
const placeAfter = new RegExp(`^[\\s,-]{0,3}(?:${places})(?!\\p{L})`, "iu");
/** "in Tampere", "Tampereella", "i Åbo" */
const townAfter = /^ (?:(?:in|at|i) \p{Lu}\p{L}+|\p{Lu}\p{L}+(?:ssa|ssä|lla|llä)(?!\p{L}))/u;
const isInTown = (after: string) => readLocation(townAfter.exec(after)?.[0] ?? "") !== null;
const placeBefore =
  /(?:on[- ]?site|in person|remote|remotely|office|presence|etänä|etä|toimistolla|paikan päällä|läsnä(?:olo|työ)?\p{L}{0,3}|lähityö\p{L}{0,3}|närvaro|på plats|på kontoret|kontoret i \p{Lu}\p{L}+,|distans)[\s|:;]{1,4}(?:(?:\S{1,3}|\S{0,11}[^\s.!?])\s){0,3}$/iu;
/** A clause that ends with where, or begins so: "Tampere, on site 2 days a week". */
const isPresence = (text: string, span: Span) =>
  placeAfter.test(clauseAfter(text, span)) ||
  isInTown(clauseAfter(text, span)) ||
  isPlacedBefore(text, span) ||
  /^[^\n]{0,30}(?:paikan päällä|toimistolla|läsnä|at the office|on[- ]?site|på plats|på kontoret)/iu.test(
    clauseAfter(text, span, 40),
  );
const lineBefore = (text: string, { start }: Span) =>
  text.slice(Math.max(text.lastIndexOf("\n", start - 1) + 1, start - 45), start);

/** "No on-site work, 3 days a week" is how much. */
function isPlacedBefore(text: string, span: Span): boolean {
  const line = lineBefore(text, span);
  const place = placeBefore.exec(line);
  const start = span.start - line.length + (place?.index ?? 0);
  return place !== null && !isDenied(text.slice(0, span.start), { start, end: span.start });
}

interface Hours extends Span {
  readonly hours: number;
}

const hoursOf = (match: RegExpMatchArray, unit: number): Hours => ({
  ...spanOf(match),
  hours: readSmallNumber(match[2] ?? match[1] ?? "") * unit,
});

function bareShares(text: string): Hours[] {
  return [...text.matchAll(bareShare)].flatMap((match) => {
    const span = spanOf(match);
    const sentence = phraseAt(text, sentenceAround(text, span, 90));
    const line = lineAround(text, span);
    const isTime = sentence.search(besideTime) >= 0 || line.trim().replace(/[\s|*•–-]/gu, "").length <= 6;
    const isOther =
      ofOther.test(text.slice(span.end, span.end + 40)) || figureBefore.test(clauseBefore(text, span, 20));
    return isTime && !isOther && !otherShare.test(clauseAround(text, span, 30))
      ? [hoursOf(match, fullWeekHours / 100)]
      : [];
  });
}

/**
 * Hours a week as a whole number, the upper end of a range. Days are counted with 7.5 hours, as are "full-time" and
 * a share of it: "2 days a week" is 15, "50 % allocation" 19. Hours that are named come before all that is counted.
 */
export function readHoursPerWeek(text: string): Found<number> | null {
  const named = [...text.matchAll(hoursAWeek)].map((match) => {
    const found = hoursOf(match, 1);
    return /30\s?min/iu.test(match[0]) ? { ...found, hours: found.hours + 0.5 } : found;
  });
  const counted = [
    ...[...text.matchAll(daysAWeek)]
      .map((match) => hoursOf(match, hoursPerDay))
      .filter((span) => !isPresence(text, span)),
    ...[...text.matchAll(daysOfWeeks)].map((match) => hoursOf(match, hoursPerDay)),
    ...[...text.matchAll(share), ...text.matchAll(namedShare)].map((match) =>
      hoursOf(match, fullWeekHours / 100),
    ),
    ...[...text.matchAll(fullTime)].map((match) => ({ ...spanOf(match), hours: fullWeekHours })),
    ...[...text.matchAll(halfTime)].map((match) => ({ ...spanOf(match), hours: fullWeekHours / 2 })),
  ].sort((a, b) => a.start - b.start);
  const { min, max } = bounds;
  for (const found of [...named, ...counted, ...bareShares(text)]) {
    const whole = Math.round(found.hours);
    if (whole >= min && whole <= max) return { value: whole, phrases: [phraseAt(text, found)] };
  }
  return null;
}
