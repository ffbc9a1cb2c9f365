import { normalizeTerm } from "@/lib/shared/skills";

// What somebody writes of money: the highest rate an hour, which is a filter, and all else, for which there is none.

const below =
  "under|below|less than|cheaper than|at most|(?:not|no) (?:more than|over|above)|up to|max|maximum|alle|halvempi kuin|edullisempi kuin|enintaan|korkeintaan|maks|maksimissaan|ei yli|hogst|upp till|mindre an|billigare an|(?:inte|ej) (?:over|mer an)";
const above =
  "over|above|more than|at least|minimum|min|from|starting (?:at|from)|yli|vahintaan|enemman kuin|alkaen|minst|mer an|fran|lagst";
const orMore =
  "or (?:more|above|over)|and (?:up|above|over)|upwards|alkaen|(?:ja|tai) (?:yli|enemman)|(?:och|eller) (?:mer|over|uppat)";

/** Names of an hour's rate, with which a number needs no sign. */
const hourly =
  "(?:max |maximum |highest )?hourly (?:rate|price|fee|cost)|(?:max|maximum) (?:rate|price|budget)|(?:maksimi|enimmais)?(?:tuntihin|tuntiveloitu)\\p{L}*|(?:maksimi|enimmais)hin\\p{L}*|(?:max)?tim(?:pris|arvode|taxa)\\p{L}*|maxpris\\p{L}*";
const budget = "budgets?|budgeten|budjet\\p{L}*";
const price = "rates?|price|fee|cost|hin(?:ta|taan|nalla|naltaan)|veloitus|pris(?:et)?|arvode(?:t)?";
const named = `(?:${hourly}|${budget}|${price})`;
const is = "(?: (?:is|of|on|ar|pa|around|about|noin|ca|cirka))*";
/** Of a day, a month or a whole project. */
const longer =
  "(?:daily|day|monthly|weekly|yearly|annual) (?:rate|fee|price|budget|pay|salary)|(?:paiva|viikko|kuukausi|vuosi)(?:hin|palk|veloitu|budjet)\\p{L}*|(?:dags|vecko|manads|ars)(?:pris|arvode|taxa|lon|budget)\\p{L}*";

const money = "(?: ?(?:e|eur|euros?|euroa|euron|euroja))";
const hour =
  "(?: ?(?:h|hr|t|tim|(?:per |an |i )?(?:hour|timme|timmen)|per (?:h|hr)|tunti|tunnilta|tunnissa))";
const perLonger =
  "(?: ?(?:per |a |an |i )?(?:d|day|pv|paiva|paivassa|paivalta|dag|dagen|week|wk|vk|viikko|viikossa|vecka|veckan|month|mo|kk|kuukausi|kuukaudessa|manad|manaden|year|vuosi|vuodessa|ar|aret|project|projekti|projekt))";
const amount = "(\\d{2,3}|sata|hundra|(?:one |a )?hundred)";

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, "u");
const ofOne = `(?:(?:${below}) )?(?:eur )?${amount}${money}?${hour}?`;
const rate = whole(`(?:${named}${is} )?${ofOne}(?: ${named})?`);
/** "80–100 €" is at most 100; two numbers that stand side by side are no range. */
const range = whole(
  `(?:${named}${is} )?(?:(?:from|between|fran|mellan) )?(?:eur )?\\d{2,3}${money}? ?(?:to |till |and |och )?(?:eur )?${amount}${money}?${hour}?(?: ${named})?`,
);
const saysRange = /\d\s?€?\s?(?:[-–—]|to|till|(?<=(?:between|mellan) \S+ )(?:and|och))\s?€?\d/iu;
const bareRange = /^([1-9]\d{1,2})\s?[-–—]\s?([1-9]\d{1,2})$/u;
/** "80-100" alone: what stands behind it may tell what it counts. */
export const isBareRange = (typed: string): boolean => bareRange.test(typed);

const startsBelow = new RegExp(`(?:^|^${named}${is} )(?:${below}) `, "u");
const saysMoney = /€|eur|\d ?e(?![\p{L}\p{N}])|\/ ?h|per hour|an hour/iu;
const saysRate = new RegExp(`(?:^| )(?:${hourly}|${budget})(?: |$)`, "u");

/** Nobody works for less, so a lower number without a sign of money is no rate: "under 18". */
const lowestRate = 30;

/** The highest rate an hour in whole euros that a few words name; null for others. */
export function rateOf(words: string, typed: string): number | null {
  const isBelow = startsBelow.test(words) || /^[<≤]/u.test(typed);
  const isTold = saysMoney.test(typed) || saysRate.test(words);
  const [, low, high] = bareRange.exec(typed) ?? [];
  const isBareRange = Number(low) >= lowestRate && Number(low) < Number(high);
  if (!isBelow && !isTold && !isBareRange) return null;
  const [, most] = (saysRange.test(typed) ? range : rate).exec(words) ?? [];
  const euros = most === undefined ? 0 : Number(most) || 100;
  return euros >= lowestRate || (euros > 0 && isTold) ? euros : null;
}

/** Whether no sign and no word of money says that a number is a rate: what stands behind it may tell what it counts. */
export const isBareNumber = (words: string, typed: string): boolean =>
  !saysMoney.test(typed) && !saysRate.test(words);

const sum = "(?:\\d{1,3}(?: \\d{3})+|\\d{2,})";
const inMoney = `(?:eur ${sum}|${sum}${money})`;
const large =
  "(?:\\d{1,3}(?: \\d{3})+|\\d{4,}|\\d+(?: \\d)? ?(?:k|m|mn|milj|million|miljoonan?|miljoner|tuhatta|tusen|thousand))";
const orBetween = `(?:${sum}${money}? (?:to|till) )?`;
const unfiltered = [
  // A lowest rate.
  `(?:${named}${is} )?(?:${above}) (?:${inMoney}${hour}?|${sum}${hour})`,
  `${inMoney}${hour}? (?:${orMore})`,
  `(?:${hourly})${is} (?:${above}) ${sum}`,
  `(?:${above}) ${named}${is} ${inMoney}${hour}?`,
  // A rate of a day or a month, and a budget as a whole.
  `(?:${named}${is} )?(?:(?:${above}|${below}) )?${orBetween}(?:eur )?${sum}${money}${perLonger}`,
  `(?:(?:${above}|${below}) )?eur ${sum}${perLonger}`,
  `(?:${longer})${is} (?:(?:${above}|${below}) )?${orBetween}(?:eur )?${sum}${money}?`,
  `(?:(?:${above}|${below}) )?${orBetween}(?:eur )?${sum}${money}? (?:${longer})`,
  `(?:(?:project |${named}${is} )*)(?:(?:${above}|${below}) )?(?:eur ${large}|${large}${money})(?: (?:${budget}))?`,
  `(?:${budget})${is} (?:(?:${above}|${below}) )?(?:${large}|[3-9]\\d{2}${money}?)`,
].map(whole);

/** Whether a few words name an amount of money that no filter can say: "over 80 €", "800 € a day", "budget 20 000 €". @param typed as they were typed */
export function isUnfilteredMoney(typed: string): boolean {
  if (!/\d/u.test(typed)) return false;
  const words = normalizeTerm(
    typed
      .replace(/(?<=[\d€]\s?)\+/gu, " alkaen ")
      .replaceAll("€", " eur ")
      .replace(/[>≥]=?/gu, " over ")
      .replace(/(?<=[\d ])[-–—](?=[\d ])/gu, " to "),
  )
    // "80+ €" has the sign behind.
    .replace(/ alkaen eur\b/u, " eur alkaen");
  return unfiltered.some((pattern) => pattern.test(words));
}
