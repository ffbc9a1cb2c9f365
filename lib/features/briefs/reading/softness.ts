import { clauseAfter, clauseBefore, type Span } from "./phrases";
import { cityOf } from "./place";

const softBefore =
  /(?<!\p{L})(?:preferably|ideally|if possible|we(?:['’]d| would) prefer|mieluiten|mielellään|mieluusti|mahdollisuuksien mukaan|toivottavasti|gärna|helst|om möjligt)(?!\p{L})(?:(?!\s(?:but|mutta|men)\s).){0,40}$/iu;
const softAfter =
  /^[^.;\n]{0,30}?(?<!\p{L})(?:if possible|preferred|preferably|would be (?:nice|ideal|great|a plus)|is a plus|mieluiten|mielellään|mahdollisuuksien mukaan|jos mahdollista|olisi (?:eduksi|hyvä|plussaa)|om möjligt|(?:är|vore) (?:ett plus|önskvärt|en fördel|bra)|helst)(?!\p{L})/iu;

const alternative = /^\s?(?:\/|(?:or|tai|eller)\s)\s?(?:in |at )?(\p{Lu}\p{L}+)/u;

/** Where a phrase of the evidence stands first. */
function placeOf(text: string, phrase: string): Span | null {
  const start = phrase ? text.indexOf(phrase) : -1;
  return start < 0 ? null : { start, end: start + phrase.length };
}

/** Whether a text only would like what a phrase of it says: "preferably on site", "mieluiten Oulussa", "gärna på plats". */
export function isSoftened(text: string, phrase: string): boolean {
  const place = placeOf(text, phrase);
  return (
    place !== null && (softBefore.test(clauseBefore(text, place)) || softAfter.test(clauseAfter(text, place)))
  );
}

/** Whether a city is one of several that would do: "Helsinki or Turku", "Vaasa/Turku". */
export function isAlternative(text: string, phrase: string): boolean {
  const place = placeOf(text, phrase);
  const other = place && alternative.exec(text.slice(place.end, place.end + 40))?.[1];
  return Boolean(other && cityOf(other));
}
