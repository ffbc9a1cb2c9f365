import type { WorkArrangement } from "@/lib/shared/availability";
import { findCity } from "@/lib/shared/cities";
import { rowsOf } from "./layout";
import {
  clauseAfter,
  clauseAround,
  clauseBefore,
  distinctPhrases,
  type Found,
  isDenied,
  phraseAt,
  type Span,
  sentenceAround,
  spanOf,
  spansOf,
  wholeWords,
} from "./phrases";

/** "No on-site work on Fridays" leaves the other days: only what says no more than that. */
const atAll =
  "(?!,? ?(?:except|apart from|other than|only|paitsi|utom|förutom|bara|endast)(?!\\p{L}))(?=[ \\t]*(?:$|\\n|[^\\s\\p{L}\\p{N}(]|(?:and|but|or|so|as|since|because|ja|mutta|sillä|koska|joten|och|men|så|eftersom)\\s))";
/** "Daily presence is not required", but some. */
const notAlways =
  "(?<!(?<!\\p{L})(?:daily|constant|continuous|permanent|regular|full-?time|jatkuva\\p{L}*|päivittäi\\p{L}*|säännölli\\p{L}*|daglig\\p{L}*|ständig\\p{L}*|kontinuerlig\\p{L}*|regelbund\\p{L}*) )";
const presenceAt = {
  en: "(?:(?:on[- ]?site|in[- ]person|in[- ]office) (?:work(?:ing)?|presence|attendance|days?|visits?)|office (?:presence|attendance|days?|visits?)|on-?site)",
  fi: "(?:(?:paikan ?päällä |lähi|läsnä)(?:työskentelyä|työtä|olemista|oloa|oloja)|paikallaoloa|toimistopäiviä)",
  sv: "(?:(?:arbete|dagar|närvaro) på (?:plats|kontoret)|platsarbete|(?:fysisk )?närvaro|kontorsdagar)",
};
/** Work that nobody has to come for is remote. */
const noPresence = `(?:${[
  `no ${presenceAt.en}(?: (?:is |are )?(?:needed|required|necessary|expected))?`,
  `${notAlways}${presenceAt.en} (?:(?:is|are) not|(?:is|are)n['’]t) (?:needed|required|necessary|expected)`,
  "no need to (?:(?:be|work) (?:on[- ]?site|in person|(?:at|in) (?:the|our) office)|come to (?:the|our) office)",
  `(?:ei|emme) (?:(?:vaadi(?:ta)?|tarvi(?:ta|tse)|edellytä|edellytetä|ole) )?${presenceAt.fi}(?: (?:vaadita|tarvita|edellytetä))?`,
  `${notAlways}${presenceAt.fi} (?:ei|emme) (?:vaadi(?:ta)?|tarvi(?:ta|tse)|edellytä|edellytetä|ole)`,
  "ei tarvitse (?:olla|työskennellä|tulla) (?:paikan päällä|paikan päälle|paikalla|paikalle|toimistolla|toimistolle)",
  `(?:inget|ingen|inga) ${presenceAt.sv}(?: (?:behövs|krävs))?`,
  `${notAlways}${presenceAt.sv} (?:behövs|krävs) (?:inte|ej)`,
  "behöver (?:inte|ej) (?:vara|arbeta|jobba) på (?:plats|kontoret)",
].join("|")})${atAll}`;

/** Work that nobody does from afar is on site. */
const noRemote = `(?:no remote(?: work(?:ing)?)?|ei (?:etänä|etätyötä|etätöitä)|(?:ingen|inget|inte på) distans\\p{L}*)${atAll}`;

const arrangements: Readonly<Record<WorkArrangement, RegExp>> = {
  remote: wholeWords(
    `${noPresence}|remote|remotely|fully remote|100 ?% remote|work(?:ing)? from home|work from anywhere|(?:from|at) home|home|anywhere|wherever you (?:like|want|are)|location (?:is irrelevant|does not matter|doesn['’]t matter)|wfh|etä|etänä(?:kin|kään)?|etätyö\\p{L}*|etätöi\\p{L}*|etäpainott\\p{L}*|etäprojekti\\p{L}*|etämahdollisuu\\p{L}*|etäyhtey\\p{L}*|kotoa(?: käsin)?|täysin etänä|100 ?% etänä|missä (?:haluaa|haluat|vain|teet|tahansa)|(?:paikka|tekopaikka|työpaikka) (?:on )?vapaa|paikasta riippumat\\p{L}*|sijainnilla ei (?:ole )?(?:väliä|merkitystä)|location[- ]independent|from anywhere|from your own (?:desk|office)|(?:via|over|on|by) teams|platsoberoende|oberoende av (?:plats|ort)|teamsissa|distans|distansarbete\\p{L}*|på distans|hemifrån|hemarbete|hemmakontor\\p{L}*|varifrån (?:du|ni|man) vill|var (?:du|ni) vill|var som helst`,
  ),
  hybrid: wholeWords(
    "hybrid|hybridi\\p{L}*|hybridimalli\\p{L}*|hybridityö\\p{L}*|hybridarbete\\p{L}*|hybridmodell\\p{L}*",
  ),
  onsite: wholeWords(
    `${noRemote}|on[- ]?site|on the (?:spot|premises)|(?:at|in) (?:our|the|your|their|client['’]?s?)(?: \\p{L}+)? (?:office|premises|site|factory|mill|plant)|at (?:our (?:place|office)|the (?:office|mill|plant|factory))|in[- ]office|in person|face[- ]to[- ]face|on location|kasvokkain|paikan päälle|i vårt kontor|paikan päällä|paikanpäällä|paikalla|toimistolla(?:mme)?|konttorilla(?:mme)?|toimipisteessä(?:mme)?|läsnä\\p{L}*|läsnätyö\\p{L}*|lähityö\\p{L}*|asiakkaan tiloissa|tilaajan tiloissa|tiloissamme|tehtaalla(?:mme)?|på plats|på (?:vårt|kontoret|kundens)|på vårt kontor|i våra lokaler|samma rum|närvaro`,
  ),
};
/** Remote things that are not work: sensing, monitoring, a server. */
const notWork =
  /^[\s-]{1,2}(?:sensing|monitoring|control|access|desktop|sites?|locations?|devices?|servers?|management|diagnostics|cloud|quantum|app|areas?|regions?|villages?|communities|valvon|luenta|ohjau|kartoitus|diagnos|övervak|styr|analys|vehicle|car)/iu;
const some =
  "\\d(?:\\s{0,2}[-–]\\s{0,2}\\d)?|one|two|three|four|a|yksi|yhtenä|kaksi|kahtena|kolme|kolmena|neljä|neljänä|muutama\\p{L}*|pari|en|två|tre|fyra|några|some|a few";
const unit =
  "(?:days?|visits?|times?|päivää?|päivänä|päivä|pv|pvä|kertaa|dag|dagar|kontorsdag(?:ar)?|gång(?:er)?)";
const span =
  "(?:week|month|weekly|viikossa|viikko|vko|vk|kuussa|kuukaudessa|kk|veckan?|vecka|månaden?|månad)";
/** "2 days a month", "kerran viikossa", "varannan tisdag": so often, and not always. */
const often = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${some})\\s{0,2}(?:office |on-?site |in-office )?${unit}\\s{0,2}(?:\\/|per|a|in a|i|om|every)?\\s{0,2}(?:the )?${span}|(?:once|twice|kerran|kahdesti)\\s(?:a |every |per )?${span}|(?:once|twice) a ${span}|every (?:other|second) \\p{L}+|joka toinen \\p{L}+|varannan \\p{L}+|(?:a )?(?:weekly|monthly) (?:day|visit)|en gång i (?:veckan|månaden)|varje (?:vecka|månad|(?:mån|tis|ons|tors|fre)dag)|every (?:week|month|(?:mon|tues|wednes|thurs|fri)day)|weekly|monthly|(?:mon|tues|wednes|thurs|fri)days|joka (?:viikko|kuukausi|(?:maanan|tiis|tors|perjan)tai|keskiviikko)|viikoittain|kuukausittain|(?:maanantai|tiistai|keskiviikko|torstai|perjantai)sin|(?:mån|tis|ons|tors|fre)dagar(?:na)?|\\d(?:\\s?[-–]\\s?\\d)?\\s?(?:x|krt|ggr)\\s?(?:\\/|per|i)?\\s?${span})(?!\\p{L})`,
  "giu",
);
/** What one does so often when one does not work there always. */
const presence =
  /(?<!\p{L})(?:office|on[- ]?site|presence|present|travel|visits?|premises|hq|toimisto|konttori|paikan päällä|paikalla|läsnä|käydä|käynti|käynnit|tulla|meillä|kontor|på plats|hos oss|fabrik|ses|närvaro|besök|monthly day|day in)/iu;
/** "Tampereella" */
const inTown = /(?<!\p{L})\p{Lu}\p{L}+(?:ssa|ssä|lla|llä)(?!\p{L})/u;
/** "in Tampere", "i Åbo" */
const namesTown = (text: string) =>
  [...text.matchAll(/(?<!\p{L})(?:in|at|to|i|till)\s(\p{Lu}\p{L}+)/gu)].some((match) =>
    findCity(match[1] ?? ""),
  );
const either = /^\s?(?:or|tai|eller|\/)/iu;
/** "Tampere or remote", "Kotka tai etänä", "distans / Åbo": whoever comes, comes there. */
const placeOrRemote = {
  before:
    /(?<!\p{L})(\p{Lu}\p{L}+)(?:\s(?:office|toimisto\p{L}*))?,?\s?(?:\/|(?:or|tai|eller)\s)\s?(?:(?:fully|täysin|helt|på|from)\s)?$/u,
  after:
    /^,?\s?(?:\/|(?:or|tai|eller)\s)\s?(?:(?:in|at|on site in|i|på plats i|paikan päällä)\s)?(\p{Lu}\p{L}+)/u,
};
/** "A couple of visits to the factory" beside remote work: hardly ever there. */
const fewVisits =
  /(?<!\p{L})(?:a couple of|a few|one or two|some|pari|muutama\p{L}*|yksi|ett par|några|enstaka)\s(?:visits?|trips?|käynti\p{L}*|käyntiä|vierailu\p{L}*|besök|resor)\s(?:\p{L}+\s)?$/iu;
/** "Remote and on site" is some of each. */
const both = /^\s?(?:and|&|\+|plus|mixed with|ja|sekä|että|och|samt)\s/iu;
const withUs = /(?<!\p{L})[Mm]eillä \p{Lu}\p{L}+(?:ssa|ssä|lla|llä)(?!\p{L})/gu;
/** "2 days at the office", "around 40 % on the premises", "noin puolet ajasta paikan päällä". */
const partly = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${some})\\s${unit}\\s(?:at the|in the|at our|toimistolla|konttorilla|på) ?(?:office|kontoret)?|(?:1|2|3|4|5|6|7|8)\\d\\s?%\\s|(?:half of the|most of the|puolet|hälften av)\\s?(?:time|ajasta|tiden)\\s)(?:at |in |on |på |av tiden )?(?:the |our )?(?:office|premises|on[- ]?site|site|toimistolla|konttorilla|paikan päällä|tilaajan tiloissa|läsnä|kontoret|plats)`,
  "giu",
);
/** Here first or for some things, and elsewhere otherwise. */
const elsewhere =
  /(?<!\p{L})(?:otherwise|the rest|thereafter|apart from|except for|sitten|sen jälkeen|sedan|rest|everything else|after(?:wards| that)|then|muuten|muulloin|muu(?:t)?|loput|annars|resten|övrigt|därefter)(?!\p{L})/iu;

/** Beside being there: so much of it, on such days, or now and then. */
const partOfTime =
  /(?<![\p{L}\p{N}])(?:[1-8]\d\s?%|half|a third|two thirds|partly|partially|in part|part of (?:the|your) time|occasional(?:ly)?|sometimes|now and then|when needed|as needed|puol(?:et|iksi)|kolmas ?osa\p{L}*|kolmannes|osittain|osin|osan (?:ajasta|aikaa)|osa ajasta|välillä|ajoittain|silloin tällöin|tarvittaessa|hälften|en tredjedel|delvis|en del av tiden|ibland|vid behov|(?:mon|tues|wednes|thurs|fri)days|(?:maanantai|tiistai|keskiviikko|torstai|perjantai)(?:sin|na)|(?:mån|tis|ons|tors|fre)dagar|(?:the )?first (?:week|days?|month)|(?:ensimmäi\p{L}+) (?:viik|päiv|kuukau)\p{L}+|första (?:veckan|dagarna|månaden))(?![\p{L}\p{N}])/iu;

/** "Partly remote", "osittain etänä", "delvis på distans": and there otherwise. Mostly is as good as always. */
const notWholly = /(?<!\p{L})(?:partly|partially|osittain|osin|delvis)\s$/iu;

/** A fifth day makes it always. */
const isAlways = (phrase: string) => /^5(?!\d|\s?%)/.test(phrase);

function mixedWork(text: string): Span | undefined {
  const visits = spansOf(text, often).filter((visit) => {
    const sentence = phraseAt(text, sentenceAround(text, visit, 90));
    const clause = clauseAround(text, visit);
    return (
      (presence.test(clause) ||
        inTown.test(clause) ||
        namesTown(clause) ||
        (presence.test(sentence) && elsewhere.test(sentence))) &&
      !isDenied(text, visit)
    );
  });
  const rows = rowsOf(text).filter(({ label }) =>
    /^(?:närvaro|läsnäolo|presence|office presence|työtapa)$/iu.test(label),
  );
  const inRow = spansOf(text, often).find((visit) =>
    rows.some(({ value }) => value.start <= visit.start && visit.end <= value.end),
  );
  const parts = spansOf(text, partly).filter((span) => !isDenied(text, span));
  const some = spansOf(text, arrangements.onsite).filter(
    (span) => partOfTime.test(clauseAround(text, span)) && !isDenied(text, span),
  );
  const partlyRemote = spansOf(text, arrangements.remote).filter(
    (span) => notWholly.test(clauseBefore(text, span, 30)) && !isDenied(text, span),
  );
  const share = rows.map(({ value }) => value).find((value) => partOfTime.test(phraseAt(text, value)));
  return [
    ...visits,
    ...(inRow ? [inRow] : []),
    ...parts,
    ...some,
    ...partlyRemote,
    ...(share ? [share] : []),
  ].find((found) => !isAlways(phraseAt(text, found)));
}

/** Where the work may be done, in the order remote, hybrid, onsite; what the text rules out is left out. */
export function readWorkArrangement(text: string): Found<WorkArrangement[]> | null {
  const mixed = mixedWork(text);
  if (mixed) return { value: ["hybrid"], phrases: [phraseAt(text, mixed)] };
  // "No need to be on site" names the site, too.
  const far = spansOf(text, arrangements.remote);
  const isPartOfFar = ({ start, end }: Span) =>
    far.some((each) => each.start <= start && end <= each.end && end - start < each.end - each.start);
  const found = (["remote", "hybrid", "onsite"] as const).flatMap((arrangement) => {
    const spans = spansOf(text, arrangements[arrangement]);
    const named = [...spans, ...(arrangement === "onsite" ? spansOf(text, withUs) : [])].find(
      (span) =>
        !isDenied(text, span) &&
        !isPartOfFar(span) &&
        !notWork.test(clauseAfter(text, span, 20)) &&
        !(arrangement === "onsite" && (isOnlyThere(text, span) || isVisited(text, span))) &&
        !isOther(text, span),
    );
    return named ? [{ arrangement, named, phrase: phraseAt(text, named) }] : [];
  });
  const townOr = found.length === 1 && found[0]?.arrangement === "remote" && townBesideRemote(text);
  if (townOr) return { value: ["remote", "onsite"], phrases: [townOr] };
  if (found.length === 0) return null;
  const phrases = distinctPhrases(found.map(({ phrase }) => phrase));
  const value = found.map(({ arrangement }) => arrangement);
  const onsite = found.find(({ arrangement }) => arrangement === "onsite");
  const remote = found.find(({ arrangement }) => arrangement === "remote");
  const isSplit =
    onsite &&
    remote &&
    (elsewhere.test(phraseAt(text, sentenceAround(text, onsite.named, 120))) ||
      both.test(text.slice(Math.min(onsite.named.end, remote.named.end))));
  // "Hybrid, at our office" is one way to work, and "on site at first, otherwise remote" is another.
  const hybrid = found.find(({ arrangement }) => arrangement === "hybrid");
  const isOneWay = onsite && hybrid && !remote && !either.test(text.slice(hybrid.named.end));
  const isHybrid = isSplit || isOneWay;
  return { value: isHybrid ? ["hybrid"] : value, phrases };
}

/** "Machines in our paper mill": things are there, and nobody is said to come. */
const isOnlyThere = (text: string, span: Span) =>
  /(?:factory|mill|plant|site)$/iu.test(phraseAt(text, span)) &&
  /^in\s/iu.test(phraseAt(text, span)) &&
  !/(?<!\p{L})(?:work\p{L}*|come|visit\p{L}*|be|sit|days?|present|presence|travel\p{L}*|based|done|happens|week(?:ly)?|somebody|someone)(?!\p{L})/iu.test(
    clauseAround(text, span),
  );

const isVisited = (text: string, span: Span) =>
  fewVisits.test(clauseBefore(text, span, 40)) && text.search(arrangements.remote) >= 0;

/** The town where one may work in place of working from afar, with the words that say so. */
function townBesideRemote(text: string): string | null {
  for (const span of spansOf(text, arrangements.remote)) {
    const before = placeOrRemote.before.exec(clauseBefore(text, span, 50));
    const after = placeOrRemote.after.exec(clauseAfter(text, span, 50));
    if (before && cityOf(before[1] ?? "") && !isDenied(text, span))
      return text.slice(span.start - before[0].length, span.end);
    if (after && cityOf(after[1] ?? "") && !isDenied(text, span))
      return text.slice(span.start, span.end + after[0].length);
  }
  return null;
}

/** "Our team sits at the office", "home page": not where this work is done. */
const isOther = (text: string, span: Span) =>
  /^home$/iu.test(phraseAt(text, span)) &&
  (/^[\s-]?(?:page|delivery|care|market|insurance|automation)/iu.test(clauseAfter(text, span, 20)) ||
    !/(?:or|and|\/|,)\s?$/iu.test(clauseBefore(text, span, 10)));

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
const ambiguous = new Set(
  "salo lahti nokia kotka pori kemi lohja loviisa laitila somero nivala nurmes hanko kannus harjavalta masku".split(
    " ",
  ),
);
const inBefore =
  /(?<!\p{L})(?:in|near|around|from|at|i|från|nära|location|sijainti|paikkakunta|paikat|paikka|toimipiste|ort|plats|var|stad|city)[\s:]{1,3}$/iu;
const placeCue = wholeWords(
  "location|sijainti|paikkakunta|toimipiste\\p{L}*|office\\p{L}*|toimisto\\p{L}*|kontor\\p{L}*|ort|placering|based|on[- ]?site",
);

/** The city that a word names, in a Finnish case too; null for other words. */
export function cityOf(word: string): { city: string; isInflected: boolean } | null {
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

/** "Data engineer, Lahti, 50 %": between commas or alone on its line. Nokia and other companies stand in lists too. */
const standsAlone = (text: string, span: Span) =>
  phraseAt(text, span) !== "Nokia" &&
  /(?:^|[\n,;|.]\s?)$/u.test(text.slice(0, span.start)) &&
  /^\s?(?:[,;:|\n]|$|(?:\/|(?:or|tai|eller)\s)\s?(?:\p{Lu}|etä|remote|distans|på distans|hybrid))/u.test(
    text.slice(span.end),
  );

interface NamedCity extends Span {
  readonly city: string;
}

function citiesIn(text: string): NamedCity[] {
  const names = /(?<![\p{L}\p{N}])\p{Lu}\p{L}*(?::\p{L}+)*(?:\s(?:Michel|Karins))?/gu;
  return [...text.matchAll(names)].flatMap((match) => {
    const span = spanOf(match);
    const found = cityOf(match[0]);
    // "Tre" is Tampere, and three of something in Swedish.
    if (!found || /^Tre\s\p{Ll}/u.test(text.slice(span.start, span.end + 2))) return [];
    const isNamed =
      found.isInflected || inBefore.test(clauseBefore(text, span, 20)) || standsAlone(text, span);
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
