import type { WorkArrangement } from "@/lib/shared/availability";
import { findCity } from "@/lib/shared/cities";
import {
  clauseAfter,
  clauseBefore,
  distinctPhrases,
  type Found,
  isDenied,
  phraseAt,
  type Span,
  spanOf,
  spansOf,
  wholeWords,
} from "./phrases";

const arrangements: Readonly<Record<WorkArrangement, RegExp>> = {
  remote: wholeWords(
    "remote|remotely|fully remote|100 ?% remote|work(?:ing)? from home|work from anywhere|wfh|etä|etänä(?:kin|kään)?|etätyö\\p{L}*|etätöi\\p{L}*|etäpainott\\p{L}*|etäprojekti\\p{L}*|etämahdollisuu\\p{L}*|täysin etänä|100 ?% etänä|distans|distansarbete\\p{L}*|på distans|hemifrån|hemarbete",
  ),
  hybrid: wholeWords(
    "hybrid|hybridi\\p{L}*|hybridimalli\\p{L}*|hybridityö\\p{L}*|hybridarbete\\p{L}*|hybridmodell\\p{L}*",
  ),
  onsite: wholeWords(
    "on[- ]?site|(?:at|in|from) (?:our|the|your|their|client['’]?s?)(?: \\p{L}+)? (?:office|premises|site|factory)|in[- ]office|paikan päällä|paikanpäällä|toimistolla(?:mme)?|toimipisteessä(?:mme)?|läsnätyö\\p{L}*|lähityö\\p{L}*|asiakkaan tiloissa|tehtaalla(?:mme)?|på plats|på (?:vårt|kontoret|kundens)|på vårt kontor|i våra lokaler",
  ),
};
/** Remote things that are not work: sensing, monitoring, a server. */
const notWork =
  /^[\s-]{1,2}(?:sensing|monitoring|control|access|desktop|sites?|locations?|devices?|servers?|management|diagnostics|cloud|quantum|app|valvon|luenta|ohjau|kartoitus|diagnos|övervak|styr|analys|vehicle|car)/iu;
/** "2 days a week at the office": some days here, some there. */
const someDays =
  /(?<![\p{L}\p{N}])(?:\d|one|two|three|once|twice|yksi|kaksi|kolme|kerran|pari|en|två|tre|some|muutama\p{L}*|några)(?:\s{0,2}[-–]\s{0,2}\d)?\s{0,2}(?:days?|päivää?|päivänä|pv|dag|dagar|times|kertaa)?(?:\s(?:a|per|in a|i|om))?(?:\s{0,2}\/?\s{0,2}(?:week|viikossa|viikko|vko|veckan|vecka|month|kuussa|månad(?:en)?))?\s(?:\p{L}+\s){0,2}?(?:office|on[- ]?site|toimisto\p{L}*|paikan päällä|läsnä\p{L}*|kontor\p{L}*|på plats)(?!\p{L})/giu;

/** Where the work may be done, in the order remote, hybrid, onsite; what the text rules out is left out. */
export function readWorkArrangement(text: string): Found<WorkArrangement[]> | null {
  const mixed = spansOf(text, someDays).filter((span) => !isDenied(text, span));
  if (mixed[0]) return { value: ["hybrid"], phrases: [phraseAt(text, mixed[0])] };
  const found = (["remote", "hybrid", "onsite"] as const).flatMap((arrangement) => {
    const named = spansOf(text, arrangements[arrangement]).find(
      (span) => !isDenied(text, span) && !notWork.test(clauseAfter(text, span, 20)),
    );
    return named ? [{ arrangement, phrase: phraseAt(text, named) }] : [];
  });
  if (found.length === 0) return null;
  return {
    value: found.map(({ arrangement }) => arrangement),
    phrases: distinctPhrases(found.map(({ phrase }) => phrase)),
  };
}

/** Endings of "in", "from" and "to" a place in Finnish, and its genitive. */
const caseEnding = /(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|(?:h[aeiouäö])?n|seen|(?<=[aeiouyäö])[aeiouyäö]n)$/u;
/** Stems that change under an ending, and what they are without it: "Helsingissä", "Lahdessa", "Seinäjoella". */
const changedStems: readonly (readonly [RegExp, string])[] = [
  [/ngi$/u, "nki"],
  [/uru$/u, "urku"],
  [/hde$/u, "hti"],
  [/joe$/u, "joki"],
  [/rve$/u, "rvi"],
  [/nieme$/u, "niemi"],
  [/ranna$/u, "ranta"],
  [/saare$/u, "saari"],
  [/mäe$/u, "mäki"],
  [/([aeiouyäö])\1$/u, "$1"],
];
/** Towns that are surnames, companies or ordinary words too: named only where the text says "in". */
const ambiguous = new Set(["salo", "lahti", "nokia", "kotka", "pori", "kemi", "lohja"]);
const inBefore =
  /(?<!\p{L})(?:in|near|around|from|at|i|från|nära|location|sijainti|paikkakunta|toimipiste|ort|plats|city)[\s:]{1,3}$/iu;
const placeCue = wholeWords(
  "location|sijainti|paikkakunta|toimipiste\\p{L}*|office\\p{L}*|toimisto\\p{L}*|kontor\\p{L}*|ort|placering|based|on[- ]?site",
);

function cityOf(word: string): { city: string; isInflected: boolean } | null {
  const plain = findCity(word);
  if (plain) return { city: plain.label, isInflected: false };
  const lower = word.toLowerCase();
  if (!caseEnding.test(lower)) return null;
  const stem = lower.replace(caseEnding, "");
  // Nokialla is in the town, Nokiassa at the company.
  if (stem === "nokia" && !lower.endsWith("lla")) return null;
  const bases = [stem, ...changedStems.map(([from, to]) => stem.replace(from, to))];
  const city = bases
    .filter((base) => base.length > 2)
    .map((base) => findCity(base))
    .find(Boolean);
  return city ? { city: city.label, isInflected: true } : null;
}

interface NamedCity extends Span {
  readonly city: string;
}

function citiesIn(text: string): NamedCity[] {
  const names = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}:]*(?:\s(?:Michel|Karins))?/gu;
  return [...text.matchAll(names)].flatMap((match) => {
    const span = spanOf(match);
    const found = cityOf(match[0]);
    if (!found) return [];
    const isNamed = found.isInflected || inBefore.test(clauseBefore(text, span, 20));
    if (ambiguous.has(found.city.toLowerCase()) && !isNamed) return [];
    return [{ ...span, city: found.city }];
  });
}

/** The city of the work: one that the text calls the place, otherwise the first it names. */
export function readLocation(text: string): Found<string> | null {
  const named = citiesIn(text).filter((span) => !isDenied(text, span));
  const place = named.find((span) => clauseBefore(text, span, 40).search(placeCue) >= 0) ?? named[0];
  return place ? { value: place.city, phrases: [phraseAt(text, place)] } : null;
}
