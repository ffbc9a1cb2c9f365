import { findCity } from "@/lib/shared/cities";
import { clauseAfter, clauseBefore, type Span } from "./phrases";

const softBefore =
  /(?<!\p{L})(?:preferably|ideally|if possible|we(?:['’]d| would) prefer|mieluiten|mielellään|mieluusti|mahdollisuuksien mukaan|toivottavasti|gärna|helst|om möjligt)(?!\p{L})(?:(?!\s(?:but|mutta|men)\s).){0,40}$/iu;
const softAfter =
  /^[^.;\n]{0,30}?(?<!\p{L})(?:if possible|preferred|preferably|would be (?:nice|ideal|great|a plus)|is a plus|mieluiten|mielellään|mahdollisuuksien mukaan|jos mahdollista|olisi (?:eduksi|hyvä|plussaa)|om möjligt|(?:är|vore) (?:ett plus|önskvärt|en fördel|bra)|helst)(?!\p{L})/iu;

/** The places where a phrase of the evidence stands. */
const placesOf = (text: string, phrase: string): Span[] => {
  const start = phrase ? text.indexOf(phrase) : -1;
  return start < 0 ? [] : [{ start, end: start + phrase.length }];
};

/** Whether a text only would like what a phrase of it says: "preferably on site", "mieluiten Oulussa", "gärna på plats". */
export const isSoftened = (text: string, phrase: string): boolean =>
  placesOf(text, phrase).some(
    (span) => softBefore.test(clauseBefore(text, span)) || softAfter.test(clauseAfter(text, span)),
  );

/** Whether a city is one of several that would do: "Helsinki or Turku", "Vaasa/Turku". */
export const isAlternative = (text: string, phrase: string): boolean =>
  placesOf(text, phrase).some(({ end }) => {
    const other = /^\s?(?:\/|(?:or|tai|eller)\s)\s?(?:in |at )?(\p{Lu}\p{L}+)/u.exec(
      text.slice(end, end + 40),
    )?.[1];
    return other !== undefined && cityIn(other);
  });

const cityIn = (word: string) =>
  Boolean(findCity(word) ?? findCity(word.replace(/(?:ssa|ssä|lla|llä)$/u, "")));
