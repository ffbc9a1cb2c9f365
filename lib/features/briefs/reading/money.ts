import { type Amount, amountsIn, type Limits, limitsOf } from "./amounts";
import { labelOf, type Row, rowsOf } from "./layout";
import {
  clauseAfter,
  clauseBefore,
  distinctPhrases,
  type Found,
  has,
  lineAround,
  phraseAt,
  sentenceAround,
  spansOf,
  wholeWords,
  wordEnd,
} from "./phrases";

export type { Limits } from "./amounts";

/** Euros an hour that anybody would ask or pay; anything else was no hourly rate. */
const plausibleRate = { min: 10, max: 1000 } as const;
const plausibleBudget = { min: 500, max: 10_000_000 } as const;
/** A person-day (htp) is 7.5 hours. */
const hoursPerDay = 7.5;

const per = "(?:\\s?\\/\\s?|\\s?per\\s|\\s(?:an|a|i|om)\\s|\\s)";
const tail = (units: string) => new RegExp(`^(?:\\s?(?:euros?|euroa))?${per}(?:${units})${wordEnd}`, "iu");
const perHour = tail("h|hr|hour|hourly|t|tunti|tunnilta|tunnissa|tuntia kohden|tim|timme|timmen|timma");
const perHourJoined = /^\s?(?:ph|hourly)(?![\p{L}\p{N}])/iu;
/** Hours themselves: "37.5 h/week", "16–24 h", "400 tuntia". */
const hoursThemselves = /^\s?(?:h|hrs?|hours?|t|tuntia|tunnin|tim|timmar)\.?(?![\p{L}\p{N}])/iu;
const perDay = tail(
  "day|d|päivä|päivältä|päivässä|pv|pvä|htp|työpäivä|koulutuspäivä|dag|dagen|manday|man-day|person-day",
);
const perOther = tail(
  "month|mo|kk|kuukausi|kuussa|kuukaudessa|månad|månaden|mån|year|yr|annum|vuosi|vuodessa|vuotta|v|år|året|week|vko|viikko|vecka|user|käyttäjä|licen[cs]e|ord|word|participant",
);

const rateCue = wholeWords(
  "hourly(?: rate| price| fee)?|rates?|tuntihin\\p{L}*|\\p{L}*tuntihin\\p{L}*|tuntilaskutu\\p{L}*|tuntiveloitu\\p{L}*|hinta-haarukka|\\p{L}*timpris\\p{L}*|timarvode\\p{L}*",
);
const dayRateCue = wholeWords(
  "day rate|daily rate|päivähin\\p{L}*|htp-hin\\p{L}*|dagspris\\p{L}*|dagpris\\p{L}*|dagsarvode\\p{L}*",
);
const monthRateCue = wholeWords(
  "monthly (?:fee|price|rate)|kuukausihin\\p{L}*|månadspris\\p{L}*|månadsavgift\\p{L}*",
);
const budgetCue = wholeWords(
  "\\p{L}*budget\\p{L}*|\\p{L}*budjet\\p{L}*|price|cost|costs|total|totalt|\\p{L}{0,16}hin(?:ta|nan|naksi|taan|nasta)(?:-arvio)?|kustannu\\p{L}*|yhteensä|kokonaisuus|\\p{L}{0,8}pris(?:et)?|kostnad\\p{L}*|får kosta|fixed|flat|kiinteä\\p{L}*|kertakorvau\\p{L}*|korvaus|palkkio|fast|fees?|arvode|reserved|set aside|varattu\\p{L}*|varaa\\p{L}*|rahaa tähän|avsatt\\p{L}*|beviljats|hyväksymä|approved|käytettävissä|tarjou\\p{L}*|offer\\p{L}*|spend|value of the procurement|value of the contract|hankinnan (?:ennakoitu )?arvo|\\p{L}*arvo on|enimmäisarvo|sammanlagda värde|uppdragets värde|not to exceed|go up to|can pay|we(?:['’]d| would) pay|betalning|vi betalar|maksan|maksamme|luokkaa|kustannusarvio",
);
const otherMoney = wholeWords(
  "revenues?|turnover|sales|profits?|saves?|saved|savings?|saving|salary|salaries|wage|fine|fines|funding|funded|raised|invoices?|transactions?|loss|losses|loses?|losing|imbalance|scrap|bill|sum insured|programme|capital|per year|a year|an year|yearly|annual|annually|last (?:year|winter|month|time)|went from|cost us|costs us|fuel|in salaries|licences?|licenses?|liikevaih\\p{L}*|säästö\\p{L}*|säästä\\p{L}*|palk(?:at|ka|kakulu\\p{L}*|kaan)|sak(?:ko|on|koja|kojen)|\\p{L}*rahoitu\\p{L}*|laskuja|maksu\\p{L}*|ohjelman|ohjelma|hankkeen koko|investointi\\p{L}*|kauppasumma|kauppahinta|vuosibudjet\\p{L}*|vuodessa|vuosittain|\\/vuosi|hävikki\\p{L}*|reklamaatio\\p{L}*|menet\\p{L}*|tappio\\p{L}*|maksaa meille|jopa|viime vuonna|viimeksi|kuluja|lannoitelasku|synergia\\p{L}*|myynti\\p{L}*|omsättning\\p{L}*|besparing\\p{L}*|sparar?|lön\\p{L}*|böter|fakturor|om året|per år|årligen|kostar oss|svinn\\p{L}*|försäljning\\p{L}*|kapital|investering\\p{L}*|förändringsprogram\\p{L}*|finansier\\p{L}*|tidigare projekt|hittills|nuvarande|premieintäkter|intrång\\p{L}*|\\(alla delar\\)|varje timme|customers|asiakasta",
);
/** This is about the work, whatever else the sentence speaks of. */
const ownCue = wholeWords(
  "this role|this work|for this|our budget|the budget|budjetti(?:mme)? on|budjettiraami|kokonaisbudjetti|tähän (?:rooliin|työhön|tehtävään)|rahaa tähän|för (?:den här|denna) roll\\p{L}*|den här rollen|budgeten|tak(?:et|pris)|price ceiling",
);
const hourlyWords = wholeWords(
  "hourly|time and materials?|T&M|tuntiveloitu\\p{L}*|tuntilaskutu\\p{L}*|tuntityö\\p{L}*|tuntiperust\\p{L}*|löpande räkning|timdebiter\\p{L}*",
);
const fixedWords = wholeWords(
  "fixed[- ](?:price|fee|budget|scope)|kiinteä(?:n|llä|än)?[- ]?hin\\p{L}*|kiinteähintai\\p{L}*|könttähin\\p{L}*|urakkahin\\p{L}*|fast(?:a|ställt)? pris|fastpris\\p{L}*",
);

const unitAfter = (text: string, amount: Amount): string =>
  [perHour, perHourJoined, perDay]
    .map((unit) => unit.exec(text.slice(amount.end, amount.end + 24))?.[0])
    .find(Boolean) ?? "";

const isWithin = ({ min, max }: Limits, allowed: { min: number; max: number }) =>
  [min, max].every((end) => end === null || (end >= allowed.min && end <= allowed.max));

/** "85/h?" begins its clause; "speed 100/h" does not. */
const isFirst = (text: string, amount: Amount) =>
  /^\s*(?:(?:about|around|ca|noin|n|max|runt|typ)\.?\s)?$/iu.test(clauseBefore(text, amount, 30));

const cap =
  "max(?:imum|imi|imissaan)?\\.?|maks(?:imi|imissaan)?\\.?|up to|at most|no more than|not more than|enintään|korkeintaan|högst|upp till";
const cappedBefore = new RegExp(`(?<!\\p{L})(?:${cap})\\s$`, "iu");
/** With hardly a word before it: "Budget max 110". */
const cappedAlone = new RegExp(`^\\s*(?:(?:hourly|our|the)\\s)?(?:\\p{L}+:?\\s)?(?:${cap})\\s$`, "iu");
const nothingAfter = /^\s?(?:€|e|eur|euros?|euroa)?\s?(?:[.,;!)\n]|$)/iu;
/** What an hour costs at most, and hardly ever the whole work: "max 110.", "up to €95". */
const hourlyCap = { min: 30, max: 300 } as const;

function isHourlyCap(text: string, amount: Amount): boolean {
  const before = clauseBefore(text, amount, 40);
  if (amount.to < hourlyCap.min || amount.to > hourlyCap.max) return false;
  const isSaid = amount.hasCurrency ? cappedBefore.test(before) : cappedAlone.test(before);
  return isSaid && nothingAfter.test(text.slice(amount.end, amount.end + 24));
}

/** The words of the sentence before an amount, back to the last figure. */
const sinceFigure = (text: string, amount: Amount) =>
  text
    .slice(Math.max(sentenceAround(text, amount, 90).start, amount.start - 90), amount.start)
    .replace(/^.*\d/su, "");

/** What an amount is paid for, if it is a rate: an hour, or a day. Hours themselves are none. */
function rateUnit(text: string, amount: Amount, label: string): "hour" | "day" | null {
  const next = text.slice(amount.end, amount.end + 24);
  const isJoined = perHourJoined.test(next);
  if (!amount.hasCurrency && hoursThemselves.test(next) && !isJoined) return null;
  const before = `${label} ${clauseBefore(text, amount, 40)}`;
  if (perOther.test(next)) return null;
  if (isHourlyCap(text, amount)) return "hour";
  const line = lineAround(text, amount);
  if (perHour.test(next) || isJoined)
    // A number without a sign may be anything that is counted by the hour.
    return amount.hasCurrency ||
      isJoined ||
      has(rateCue, line) ||
      (/^\s?\/h/.test(next) && (isFirst(text, amount) || cappedAlone.test(clauseBefore(text, amount, 40))))
      ? "hour"
      : null;
  if (perDay.test(next) || has(dayRateCue, before))
    return amount.hasCurrency || has(dayRateCue, before) || amount.to >= 300 ? "day" : null;
  if (!has(rateCue, `${before} ${sinceFigure(text, amount)}`) || has(monthRateCue, before)) return null;
  return /^\s?(?:%|days?|pv|kk|h\b|hours?|dagar|v\b|weeks?|months?)/iu.test(next) ? null : "hour";
}

/** Hourly rates in euros; a rate per day is divided by 7.5 hours. */
export function readHourlyRate(text: string): Found<Limits> | null {
  const rows = rowsOf(text);
  for (const amount of amountsIn(text)) {
    const label = labelOf(rows, amount);
    const unit = rateUnit(text, amount, label);
    if (!unit) continue;
    const { min, max } = stretched(text, amount, limitsOf(text, amount, label));
    const hourly = (euros: number | null) =>
      euros === null || unit === "hour" ? euros : Math.round(euros / hoursPerDay);
    const limits = { min: hourly(min), max: hourly(max) };
    if (!isWithin(limits, plausibleRate)) continue;
    const end = amount.end + unitAfter(text, amount).length;
    return { value: limits, phrases: [phraseAt(text, { start: amount.start, end }).trim()] };
  }
  return null;
}

/** "100 € per hour, could stretch to 110". */
function stretched(text: string, amount: Amount, limits: Limits): Limits {
  const more = /^[^.\n]{0,40}(?:stretch|go up|venyä|joustaa)[^.\n\d]{0,20}(\d{2,4})/iu.exec(
    text.slice(amount.end, amount.end + 90),
  );
  const most = Number(more?.[1] ?? 0);
  return limits.max !== null && most > limits.max && most < limits.max * 2
    ? { ...limits, max: most }
    : limits;
}

/** A telegram such as "€25k, remote": the amount with hardly a word beside it. */
function standsAlone(text: string, amount: Amount): boolean {
  const beside = `${clauseBefore(text, amount, 40)} ${clauseAfter(text, amount, 40)}`;
  return (beside.match(/\p{L}{2,}/gu) ?? []).length <= 2;
}

/** How surely an amount is what the whole work may cost; nothing where it is not called so, or is other money. */
function budgetScore(text: string, amount: Amount, rows: readonly Row[]): number {
  const next = text.slice(amount.end, amount.end + 24);
  if ([perHour, perHourJoined, perDay, perOther].some((unit) => unit.test(next))) return 0;
  if (!amount.hasCurrency && hoursThemselves.test(next)) return 0;
  const label = labelOf(rows, amount);
  const before = `${label} ${clauseBefore(text, amount, 80)}`;
  if (has(dayRateCue, before) || has(monthRateCue, before)) return 0;
  const after = clauseAfter(text, amount, 60);
  const clause = `${before} ${after}`;
  const isOwn = has(ownCue, clause);
  const isBeside =
    /(?:fixed|flat|kiinteä|fast(?: pris)?|budget\p{L}*|budjetti)(?: of| is| on| är|:)?\s$/iu.test(before);
  if (has(otherMoney, clause) && !isOwn && !isBeside) return 0;
  // The sum of a programme is a budget too, but not of this work.
  if (
    has(
      wholeWords("ohjelman|programmets?|programme['’]s|department|tietohallinnon|hyvinvointialueen"),
      clause,
    )
  )
    return 0;
  const isCalled = has(budgetCue, clause);
  if (!amount.hasCurrency) {
    const isNear =
      has(budgetCue, `${label} ${clauseBefore(text, amount, 30)}`) ||
      /^\s?(?:fixed|kiinteä|fast)/iu.test(next);
    return isNear ? (isOwn ? 3 : 2) : 0;
  }
  if (isCalled) return isOwn ? 4 : 3;
  const sentence = phraseAt(text, sentenceAround(text, amount, 160));
  if (has(otherMoney, sentence)) return 0;
  if (has(budgetCue, sentence)) return 2;
  return standsAlone(text, amount) || isHeld(text, amount) || isNet(after) ? 1 : 0;
}

/** "32 000 € + VAT" is a price. */
const isNet = (after: string) =>
  /^\s?\(?(?:\+|excl|incl|exkl|inkl|sis|plus)\.?\s?(?:vat|alv|moms)/iu.test(after);

/** "We have 25 000 € for phase one", "vi har 9 000 € från kommunen". */
const isHeld = (text: string, amount: Amount) =>
  /(?:we have|we['’]ve got|vi har|finns|meillä on|something between|roughly|around|up to|max\.?|enintään|korkeintaan|högst)\s(?:\p{L}+\s){0,2}$/iu.test(
    clauseBefore(text, amount, 40),
  );

/** The budget of the whole work in euros: the amount that is called one most clearly, never the customer's own sums. */
export function readFixedBudget(text: string): Found<Limits> | null {
  const rows = rowsOf(text);
  let best: { score: number; value: Limits; phrases: string[] } | null = null;
  for (const amount of amountsIn(text)) {
    const score = budgetScore(text, amount, rows);
    if (score <= (best?.score ?? 0)) continue;
    const value = limitsOf(text, amount, labelOf(rows, amount));
    // Without a sign it may be anything that is counted.
    const least = amount.hasCurrency ? plausibleBudget.min : 1_000;
    if (!isWithin(value, { ...plausibleBudget, min: least })) continue;
    best = { score, value, phrases: [phraseAt(text, amount).trim()] };
  }
  return best && { value: best.value, phrases: best.phrases };
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
