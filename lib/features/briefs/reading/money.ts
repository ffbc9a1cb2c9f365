import {
  clauseAfter,
  clauseBefore,
  distinctPhrases,
  type Found,
  lineAround,
  phraseAt,
  type Span,
  spanOf,
  spansOf,
  wholeWords,
  wordEnd,
} from "./phrases";

/** Euros an hour that anybody would ask or pay; anything else was no hourly rate. */
const plausibleRate = { min: 10, max: 1000 } as const;
const plausibleBudget = { min: 500, max: 10_000_000 } as const;
/** A person-day (htp) is 7.5 hours. */
const hoursPerDay = 7.5;

// Thousands by space, no-break space, dot, comma or apostrophe; otherwise up to two decimals.
const number = "\\d{1,3}(?:[ \\u00a0\\u202f.,'’]\\d{3})+(?![\\p{L}\\p{N}])|\\d{1,7}(?:[.,]\\d{1,2})?";
const times = "k|t|tuhatta|tusen|thousand|m|mn|milj(?:\\.|oonaa?)?|miljoner|million";
const sign = "€|eur(?:oa?|os|on)?";
/** After an amount, Finns write "95 e/h" and "8000 e" too. */
const currency = `${sign}|e(?=\\s?\\/|[\\s.,;)]|$)`;
const range = "\\s{0,2}(?:-|–|—|−|\\.\\.|to|and|till|och|ja)\\s{0,2}";
const amounts = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(${sign})\\s?)?(${number})(?:\\s?(${times})(?![\\p{L}]))?(?:\\s?(${currency}))?(?:${range}(?:${sign})?\\s?(${number})(?:\\s?(${times})(?![\\p{L}]))?)?(?:\\s?(${currency}))?`,
  "giu",
);
const per = "\\s?(?:\\/|per|an|a|i|\\s)\\s?";
const tail = (units: string) => new RegExp(`^${per}(?:${units})${wordEnd}`, "iu");
const perHour = tail("h|hr|hour|hourly|t|tunti|tunnilta|tunnissa|tim|timme|timmen|timma");
const perDay = tail("day|d|päivä|päivältä|pv|pvä|htp|työpäivä|dag|dagen|manday|man-day");
const perOther = tail(
  "month|mo|kk|kuukausi|kuussa|månad|mån|year|yr|vuosi|vuodessa|år|week|vko|viikko|vecka|user|käyttäjä|licen[cs]e",
);

const atMost =
  /(?:max(?:imum|\.)?|up to|at most|no more than|not exceed\p{L}*|under|below|less than|enintään|korkeintaan|maksimissaan|alle|högst|maximalt|upp till)[\s:]{0,3}$/iu;
const atLeast =
  /(?:min(?:imum|\.)?|from|at least|over|above|vähintään|yli|minst|från|över|lähtien)[\s:]{0,3}$/iu;
const atMostAfter =
  /^(?:\s?\/?\s?(?:per\s)?\p{L}{1,6})?\s{0,2}(?:at most|max|maximum|or less|enintään|korkeintaan|högst)/iu;
const atLeastAfter =
  /^(?:\s?\/?\s?(?:per\s)?\p{L}{1,6})?\s{0,2}(?:alkaen|ylöspäin|and up|upwards|och uppåt)/iu;

const rateCue = wholeWords(
  "hourly rate|rate|tuntihin\\p{L}*|tuntilaskutu\\p{L}*|tuntiveloitu\\p{L}*|timpris\\p{L}*|timarvode\\p{L}*",
);
const dayRateCue = wholeWords(
  "day rate|daily rate|päivähin\\p{L}*|htp-hin\\p{L}*|dagpris\\p{L}*|dagsarvode\\p{L}*",
);
const budgetCue = wholeWords(
  "\\p{L}*budget\\p{L}*|\\p{L}*budjet\\p{L}*|price|cost|costs|total|\\p{L}{0,12}hin(?:ta|nan|naksi|taan|nasta)|kustannu\\p{L}*|yhteensä|pris\\p{L}*|kostnad\\p{L}*|totalt|fixed|kiinteä\\p{L}*|fast|reserved|varattu\\p{L}*|varaa\\p{L}*|avsatt\\p{L}*|käytettävissä|tarjou\\p{L}*|offer\\p{L}*|spend",
);
const otherMoney = wholeWords(
  "revenue|turnover|sales|profit|saves?|savings?|saving|salary|wage|fine|fines|funding|raised|invoices?|transactions?|payments?|liikevaih\\p{L}*|säästö\\p{L}*|säästä\\p{L}*|palk\\p{L}*|sakko\\p{L}*|rahoitus\\p{L}*|laskuja|maksu\\p{L}*|omsättning\\p{L}*|besparing\\p{L}*|sparar?|lön\\p{L}*|böter|fakturor|customers|asiakasta",
);
const hourlyWords = wholeWords(
  "hourly|time and materials?|T&M|tuntiveloitu\\p{L}*|tuntilaskutu\\p{L}*|tuntityö\\p{L}*|tuntiperust\\p{L}*|löpande räkning|timdebiter\\p{L}*",
);
const fixedWords = wholeWords(
  "fixed[- ](?:price|fee|budget|scope)|kiinteä(?:n|llä|än)?[- ]?hin\\p{L}*|kiinteähintai\\p{L}*|könttähin\\p{L}*|urakkahin\\p{L}*|fast(?:a|ställt)? pris|fastpris\\p{L}*",
);

const multiplier = (word: string | undefined) => {
  const unit = word?.toLowerCase();
  if (!unit) return 1;
  return /^(?:m|mn|mil)/.test(unit) ? 1_000_000 : 1_000;
};

function readNumber(written: string): number {
  const isGrouped = /[^\d]\d{3}(?:$|[^\d])/.test(written) && /^\d{1,3}(?:[^\d]\d{3})+$/.test(written);
  return Number(isGrouped ? written.replace(/\D/g, "") : written.replace(",", "."));
}

/** Nobody writes a brief of more figures; reading them all would take its time. */
const mostAmounts = 300;

function* take<T>(values: Iterable<T>, most: number): Generator<T> {
  let taken = 0;
  for (const value of values) {
    if (taken >= most) return;
    taken += 1;
    yield value;
  }
}

interface Amount extends Span {
  readonly from: number;
  readonly to: number;
  readonly isRange: boolean;
  readonly hasCurrency: boolean;
}

function amountsIn(text: string): Amount[] {
  return [...take(text.matchAll(amounts), mostAmounts)].map((match) => {
    const [, before, first = "", firstTimes, middle, second, secondTimes, after] = match;
    const isRange = second !== undefined;
    // "25-30k" means thousands at both ends.
    const from = readNumber(first) * multiplier(firstTimes ?? (isRange ? secondTimes : undefined));
    const to = isRange ? readNumber(second) * multiplier(secondTimes ?? firstTimes) : from;
    return {
      ...spanOf(match),
      from,
      to,
      isRange: isRange && from <= to,
      hasCurrency: Boolean(before ?? middle ?? after),
    };
  });
}

export interface Limits {
  readonly min: number | null;
  readonly max: number | null;
}

/** The two ends of an amount: "80-100", "max 95", "from 80"; one amount alone is both. */
function limitsOf(text: string, amount: Amount): Limits {
  if (amount.isRange) return { min: amount.from, max: amount.to };
  const next = text.slice(amount.end, amount.end + 30);
  if (atMost.test(clauseBefore(text, amount)) || atMostAfter.test(next))
    return { min: null, max: amount.from };
  if (atLeast.test(clauseBefore(text, amount)) || atLeastAfter.test(next))
    return { min: amount.from, max: null };
  return { min: amount.from, max: amount.from };
}

const withTail = (text: string, amount: Amount, unit: RegExp): string => {
  const rest = unit.exec(text.slice(amount.end, amount.end + 20))?.[0] ?? "";
  return phraseAt(text, { start: amount.start, end: amount.end + rest.length }).trim();
};

const isWithin = ({ min, max }: Limits, allowed: { min: number; max: number }) =>
  [min, max].every((end) => end === null || (end >= allowed.min && end <= allowed.max));

/** Hourly rates in euros; a rate per day is divided by 7.5 hours. */
export function readHourlyRate(text: string): Found<Limits> | null {
  for (const amount of amountsIn(text)) {
    const next = text.slice(amount.end, amount.end + 20);
    const isHourly = perHour.test(next);
    const isDaily =
      !isHourly && (perDay.test(next) || clauseBefore(text, amount, 30).search(dayRateCue) >= 0);
    const cueBefore = clauseBefore(text, amount, 40).search(rateCue) >= 0;
    if (!(isHourly || isDaily || (cueBefore && !perOther.test(next)))) continue;
    if (!amount.hasCurrency && !cueBefore && lineAround(text, amount).search(rateCue) < 0) continue;
    const { min, max } = limitsOf(text, amount);
    const hourly = (euros: number | null) =>
      euros === null || !isDaily ? euros : Math.round(euros / hoursPerDay);
    const limits = { min: hourly(min), max: hourly(max) };
    if (!isWithin(limits, plausibleRate)) continue;
    return { value: limits, phrases: [withTail(text, amount, isDaily ? perDay : perHour)] };
  }
  return null;
}

/** A telegram such as "€25k, remote": the amount with hardly a word beside it. */
function standsAlone(text: string, amount: Amount): boolean {
  const beside = `${clauseBefore(text, amount, 40)} ${clauseAfter(text, amount, 40)}`;
  return (beside.match(/\p{L}{2,}/gu) ?? []).length <= 2;
}

/** The budget of the whole work in euros: an amount that is called one, and neither turnover nor savings. */
export function readFixedBudget(text: string): Found<Limits> | null {
  for (const amount of amountsIn(text)) {
    const next = text.slice(amount.end, amount.end + 20);
    if ([perHour, perDay, perOther].some((unit) => unit.test(next))) continue;
    if (clauseBefore(text, amount, 30).search(dayRateCue) >= 0) continue;
    const near = `${clauseBefore(text, amount, 80)} ${clauseAfter(text, amount, 40)}`;
    if (near.search(otherMoney) >= 0) continue;
    const isCalled = near.search(budgetCue) >= 0;
    if (!(isCalled || (amount.hasCurrency && standsAlone(text, amount)))) continue;
    if (!amount.hasCurrency && clauseBefore(text, amount, 25).search(budgetCue) < 0) continue;
    const limits = limitsOf(text, amount);
    // Without a sign it may be anything that is counted.
    const least = amount.hasCurrency ? plausibleBudget.min : 1_000;
    if (!isWithin(limits, { ...plausibleBudget, min: least })) continue;
    return { value: limits, phrases: [phraseAt(text, amount).trim()] };
  }
  return null;
}

/** By the hour or for a fixed price: what the text calls it, otherwise by the amounts it names. */
export function readBudgetType(
  text: string,
  rate: Found<Limits> | null,
  fixed: Found<Limits> | null,
): Found<"hourly" | "fixed"> | null {
  const say = (value: "hourly" | "fixed", words: RegExp, amount: Found<Limits> | null) => {
    const named = spansOf(text, words).map((span) => phraseAt(text, span));
    return { value, phrases: distinctPhrases([...named.slice(0, 1), ...(amount?.phrases ?? [])]) };
  };
  const isFixed = text.search(fixedWords) >= 0;
  const isHourly = text.search(hourlyWords) >= 0;
  if (rate && !(isFixed && !isHourly)) return say("hourly", hourlyWords, rate);
  if (isFixed || (fixed && !isHourly)) return say("fixed", fixedWords, fixed);
  return isHourly ? say("hourly", hourlyWords, null) : null;
}
