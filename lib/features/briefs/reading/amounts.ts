import type { Span } from "./phrases";
import { clauseBefore, spanOf } from "./phrases";

// Thousands by space, no-break space, dot, comma or apostrophe; otherwise up to two decimals.
const number = "\\d{1,3}(?:[ \\u00a0\\u202f.,'’]\\d{3})+(?![\\p{L}\\p{N}])|\\d{1,7}(?:[.,]\\d{1,2})?";
const times =
  "k|t|te|tuhatta|tuhannen|tonnia|tusen|thousand|m|mn|milj(?:\\.|oonaa?|oonan)?|miljoner|miljoonaa|million|meur";
const sign = "€|eur(?:o(?:a|s|n)?)?(?!\\p{L})";
/** After an amount, Finns write "95 e/h" and "8000 e" too. */
const currency = `${sign}|e(?=\\s?\\/|[\\s.,;)]|$)|e(?=\\stunti)`;
const range = "\\s{0,2}(?:-|–|—|−|\\.\\.|to|and|till|och|ja)\\s{0,2}";
const amounts = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(${sign})\\s?)?(${number})(?:\\s?(${times})(?![\\p{L}]))?(?:\\s?(${currency}))?(?:${range}(?:${sign})?\\s?(${number})(?:\\s?(${times})(?![\\p{L}]))?)?(?:\\s?(${currency}))?`,
  "giu",
);

const multiplier = (word: string | undefined) => {
  const unit = word?.toLowerCase();
  if (!unit) return 1;
  return /^(?:m|mn|mil|meur)/.test(unit) ? 1_000_000 : 1_000;
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

/** A number, or the two ends of a range, that may be money. */
export interface Amount extends Span {
  readonly from: number;
  readonly to: number;
  readonly isRange: boolean;
  readonly hasCurrency: boolean;
  /** In thousands: "30k", "12 te". */
  readonly isShort: boolean;
}

export function amountsIn(text: string): Amount[] {
  return [...take(text.matchAll(amounts), mostAmounts)].map((match) => {
    const [, before, first = "", firstTimes, middle, second, secondTimes, after] = match;
    const isRange = second !== undefined;
    // "25-30k" means thousands at both ends, and "5–7 000" too.
    const written = readNumber(first) * multiplier(firstTimes ?? (isRange ? secondTimes : undefined));
    const to = isRange ? readNumber(second) * multiplier(secondTimes ?? firstTimes) : written;
    const from = isRange && !firstTimes && to >= 1_000 && written < 100 ? written * 1_000 : written;
    const unit = secondTimes ?? firstTimes;
    return {
      ...spanOf(match),
      from,
      to,
      isRange: isRange && from <= to,
      hasCurrency: Boolean(before ?? middle ?? after) || /^(?:te|meur)$/i.test(unit ?? ""),
      isShort: /^(?:k|te)$/i.test(unit ?? ""),
    };
  });
}

export interface Limits {
  readonly min: number | null;
  readonly max: number | null;
}

const atMost =
  /(?<!\p{L})(?:max(?:imum|imalt|\.)?|up to|at most|no(?:t)? more than|(?:not|never) (?:to )?exceed\p{L}*|under|below|less than|can go up|tops|ceiling\p{L}*|cap(?:ped)?|enintään|enimmäis\p{L}*|korkeintaan|maksimi\p{L}*|\p{L}*kat(?:to|on|toa)|alle|ei yli|högst|maximalt|upp till|under|tak(?:et|pris\p{L}*)|inte överstiga)(?![\p{N}])[^\d\n]{0,32}$|[<≤]=?\s?$/iu;
const atLeast =
  /(?:min(?:imum|\.)?|from|at least|over|above|starting at|vähintään|yli|alkaen|minst|från|över|lähtien|lägst)[\s:]{0,3}$/iu;
const atMostAfter =
  /^(?:\s?\/?\s?(?:per\s|i\s|euros?\s)?\p{L}{1,7})?[\s(]{0,2}(?:\+ ?vat |\+ ?alv |\+ ?moms |vat )?(?:at most|max|maximum|or less|enintään|korkeintaan|högst|leads to rejection)/iu;
/** "140 €/h on katto", "100 €/h is our ceiling", "90 €/h som tak" */
const ceilingAfter =
  /^(?:\s?\/?\s?(?:per\s|i\s|euros?\s)?\p{L}{1,8})?[\s(,–-]{0,3}(?:\+ ?(?:vat|alv|moms) )?(?:(?:on|is|are|är|som|as)\s)?(?:(?:our|the|an?|vår|vårt|meidän|ehdoton|absolut\p{L}*|absolute|hard|upper|övre)\s){0,3}(?:katto|kattohinta|hintakatto|yläraja|maksimi|maximum|ceiling|cap|limit|tops|tak|takpris|pristak|övre gräns)(?!\p{L})/iu;
/** "90 €/h alkaen", and not "90 €/h alkaen helmikuu". */
const atLeastAfter =
  /^(?:\s?\/?\s?(?:per\s)?\p{L}{1,6})?\s{0,2}(?:(?:alkaen|lähtien)(?!\s(?:\d|\p{L}*kuu|heti))|ylöspäin|and up|upwards|or more|or above|tai enemmän|och uppåt|eller mer|minimum|vähintään)(?!\p{L})/iu;
/** A day rate above which an offer is refused is the most that is paid. */
const refused = /^[^.\n]{0,40}(?:leads? to rejection|hylätään|förkastas|is rejected)/iu;

/** The two ends of an amount: "80-100", "max 95", "from 80"; one amount alone is both. */
export function limitsOf(text: string, amount: Amount, label = ""): Limits {
  if (amount.isRange) return { min: amount.from, max: amount.to };
  const next = text.slice(amount.end, amount.end + 60);
  const before = `${label} ${clauseBefore(text, amount)}`;
  if (refused.test(next) || /(?:^|\s)(?:ei yli|not above)\s$/iu.test(before))
    return { min: null, max: amount.from };
  if (atMost.test(before) || atMostAfter.test(next) || ceilingAfter.test(next))
    return { min: null, max: amount.from };
  if (atLeast.test(before) || atLeastAfter.test(next)) return { min: amount.from, max: null };
  return { min: amount.from, max: amount.from };
}
