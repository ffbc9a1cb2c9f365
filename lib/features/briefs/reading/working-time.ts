import {
  clauseAfter,
  clauseAround,
  clauseBefore,
  type Found,
  phraseAt,
  rangeMark,
  readSmallNumber,
  type Span,
  smallNumber,
  spanOf,
  wholeWords,
  wordEnd,
  wordStart,
} from "./phrases";

/** Hours of a working day as Finnish collective agreements for office work have it; a full week is five. */
const hoursPerDay = 7.5;
const fullWeekHours = 5 * hoursPerDay;
const weeksPerMonth = 52 / 12;

/** Bounds of the posting form, as lib/features/postings/schemas.ts has them. */
const bounds = { months: { min: 1, max: 60 }, hours: { min: 1, max: 60 } } as const;

const units = {
  month: "months?|mths?|mos|kk|kuukautta|kuukauden|kuukausi|kuukaudeksi|månader|månaders|månad|mån",
  week: "weeks?|wks?|vko|vkoa|viikkoa|viikon|viikoksi|veckor|veckors|veckas",
  year: "years?|vuotta|vuoden|vuodeksi|års?",
} as const;

const duration = new RegExp(
  `${wordStart}(${smallNumber})(?:${rangeMark}(${smallNumber}))?[\\s-]{0,2}(?:(${units.month})|(${units.week})|(${units.year}))${wordEnd}`,
  "giu",
);
const halfYear = wholeWords(
  "half a year|puoli vuotta|puolen vuoden|puoleksi vuodeksi|ett halvår|halvår|halvårs",
);

/** Lengths of time that are no length of a project. */
const otherBefore =
  /(?<!\p{L})(?:last|past|previous|every|each|viime|viimeisen|viimeisten|edellisen|joka|senaste|varje|notice|irtisanomisaika|uppsägningstid|warranty|takuu|garanti|trial|koeaika|start\p{L}*|begin\p{L}*|alkaa|aloitus\p{L}*|alkamis\p{L}*|börja\p{L}*|aged?)\s(?:\S{1,20}\s){0,2}$/iu;
const otherAfter =
  /^[\s:n-]{0,4}(?:of |in |with |'s? )?(?:(?:\p{L}+ ){0,2}(?:experience|kokemu\p{L}*|työkokemu\p{L}*|erfarenhet)|notice|ago|old|a year|of data|of history|sitten|vanha|irtisanomis|koeaja|sedan|gammal|uppsägningstid|history|historia|dataa|warranty|takuu)/iu;
const lengthCue = wholeWords(
  "duration|length|lasts?|lasting|long|kesto|kestä\\p{L}*|mittainen|pituus|pituinen|varaa\\p{L}*|längd|varar|varaktighet|pågår|contract|assignment|project|engagement|toimeksian\\p{L}*|projekti\\p{L}*|hank\\p{L}*|sopimus\\p{L}*|uppdrag\\p{L}*|projekt\\p{L}*|kontrakt\\p{L}*|for|for about|noin|ca|cirka|about|approximately",
);
const experienceWord = /experience|kokemu|erfarenhet/iu;

const cue = (pattern: RegExp, text: string) => text.search(pattern) >= 0;

interface Length extends Span {
  readonly months: number;
  readonly isNamed: boolean;
}

function lengthsIn(text: string): Length[] {
  const found: Length[] = [];
  for (const match of text.matchAll(duration)) {
    const span = spanOf(match);
    const [, from = "", to, month, week] = match;
    if (otherBefore.test(clauseBefore(text, span, 50)) || otherAfter.test(clauseAfter(text, span, 40)))
      continue;
    const around = clauseAround(text, span);
    const isNamed = cue(lengthCue, around);
    const count = readSmallNumber(to ?? from);
    // Years are more often somebody's experience or the age of a system.
    if (!month && !week && (!isNamed || experienceWord.test(around))) continue;
    const months = month ? count : week ? count / weeksPerMonth : count * 12;
    found.push({ ...span, months: Math.ceil(months - 0.05), isNamed });
  }
  for (const match of text.matchAll(halfYear)) {
    const span = spanOf(match);
    if (otherBefore.test(clauseBefore(text, span, 50))) continue;
    found.push({ ...span, months: 6, isNamed: cue(lengthCue, clauseAround(text, span)) });
  }
  return found;
}

/**
 * How long the work takes, in whole months: "3-6 kk" is up to 6, "10 veckor" a little over two and so 3. A length
 * that is called one comes before others; experience, notice and "the last 6 months" are none.
 */
export function readDuration(text: string): Found<number> | null {
  const { min, max } = bounds.months;
  const lengths = lengthsIn(text).filter(({ months }) => months >= min && months <= max);
  const length = lengths.find(({ isNamed }) => isNamed) ?? lengths[0];
  return length ? { value: length.months, phrases: [phraseAt(text, length)] } : null;
}

const week =
  "(?:\\s{0,2}(?:\\/|per|a|in a|every|each|i|om)?\\s{0,2}(?:the )?)(?:week|wk|weekly|vko|viikko|viikossa|viikkoa kohden|veckan?|vk)";
const hoursAWeek = new RegExp(
  `${wordStart}(\\d{1,2})(?:${rangeMark}(\\d{1,2}))?\\s{0,2}(?:h|hours?|hrs?|t|tuntia|tunnin|timmar|tim)\\.?${week}${wordEnd}`,
  "giu",
);
const daysAWeek = new RegExp(
  `${wordStart}(${smallNumber})(?:${rangeMark}(${smallNumber}))?\\s{0,2}(?:days?|päivää|päivänä|pv|pvä|dagar|dag)${week}${wordEnd}`,
  "giu",
);
const share = new RegExp(
  `${wordStart}(\\d{2,3})(?:${rangeMark}(\\d{2,3}))?\\s{0,2}%(?::\\p{L}{1,3})?[\\s-]{0,2}(?:allocation|allokaatio\\p{L}*|capacity|workload|työaika\\p{L}*|työpano\\p{L}*|työmäär\\p{L}*|arbetstid|beläggning|tjänst|omfattning|of full)`,
  "giu",
);
const namedShare = new RegExp(
  `${wordStart}(?:allocation|allokaatio|capacity|workload|työaika|työpanos|työmäärä|arbetstid|beläggning|omfattning)[\\s:]{1,3}(\\d{2,3})(?:${rangeMark}(\\d{2,3}))?\\s{0,2}%`,
  "giu",
);
const fullTime = wholeWords(
  "full[- ]?time|kokoaika\\p{L}*|kokopäivä\\p{L}*|täysipäivä\\p{L}*|täyspäivä\\p{L}*|heltid\\p{L}*",
);
/** "2 days a week at the office" says where, not how much. */
const placeAfter =
  /^[\s-]{0,3}(?:at|in|on|from|etä|toimisto|paikan|lähi|på|hemifrån|remote|office|on-?site|kontor)/iu;
const placeBefore =
  /(?:on-?site|remote|remotely|office|etänä|toimistolla|paikan päällä|på plats|på kontoret|distans)\s(?:\S{1,12}\s)?$/iu;

/**
 * Hours a week as a whole number, the upper end of a range. Days are counted with 7.5 hours, as are "full-time" and
 * a share of it: "2 days a week" is 15, "50 % allocation" 19.
 */
export function readHoursPerWeek(text: string): Found<number> | null {
  const candidates = [
    ...[...text.matchAll(hoursAWeek)].map((match) => ({ match, hours: Number(match[2] ?? match[1]) })),
    ...[...text.matchAll(daysAWeek)]
      .filter((match) => !placeAfter.test(clauseAfter(text, spanOf(match), 20)))
      .filter((match) => !placeBefore.test(clauseBefore(text, spanOf(match), 30)))
      .map((match) => ({ match, hours: readSmallNumber(match[2] ?? match[1] ?? "") * hoursPerDay })),
    ...[...text.matchAll(share), ...text.matchAll(namedShare)].map((match) => ({
      match,
      hours: (Number(match[2] ?? match[1]) / 100) * fullWeekHours,
    })),
    ...[...text.matchAll(fullTime)].map((match) => ({ match, hours: fullWeekHours })),
  ];
  const { min, max } = bounds.hours;
  candidates.sort((a, b) => a.match.index - b.match.index);
  for (const { match, hours } of candidates) {
    const whole = Math.round(hours);
    if (whole >= min && whole <= max) return { value: whole, phrases: [phraseAt(text, spanOf(match))] };
  }
  return null;
}
