import { findSkill, skillKey, skillLabel } from "@/lib/shared/skills";
import {
  clauseBefore,
  type Found,
  isDenied,
  phraseAt,
  type Span,
  sentenceAround,
  wholeWords,
} from "./phrases";

/** What people are called by their work, at the end of a title. */
const englishRole =
  "engineer|developer|dev|scientist|analyst|architect|consultant|specialist|expert|designer|manager|coach|trainer|adviser|advisor|administrator|dba|lead|researcher|tester|pentester|modeller|officer|freelancer|person|owner|steward|trainee|programmer|coder|auditor|instructor|lecturer|mentor|strategist|technician|recruiter|copywriter|facilitator|lawyer|statistician|mathematician";
const swedishRole =
  "\\p{L}*(?:utvecklare|ingenjör|arkitekt|konsult|analytiker|rådgivare|föreläsare|designer|forskare|specialist|expert|ägare|ledare|automatiserare|testare|utbildare|jurist|tekniker|programmerare|kodare|granskare|skribent|förvaltare|administratör|samordnare|strateg|handledare|chef|statistiker)|data scientist";
/** Finnish heads of a title as they stand when somebody is looked for, and what they are by themselves. */
const finnishHeads: readonly (readonly [RegExp, string])[] = [
  [
    /(tuntija|kehittäjä|osaaja|testaaja|kouluttaja|suunnittelija|muotoilija|tekijä|tutkija|sparraaja|devaaja|valmentaja|johtaja|vastaava|omistaja|ohjelmoija|koodaaja|opettaja|luennoitsija|vetäjä|neuvoja|ylläpitäjä|auditoija|harjoittelija)(?:a|ä|n)?$/u,
    "$1",
  ],
  [/(insinööri|koodari|pentesteri|mentori|seniori|juniori)(?:a|ä|n)?$/u, "$1"],
  [/konsult(?:tia|in|ti)$/u, "konsultti"],
  [/arkkiteh(?:tia|din|ti)$/u, "arkkitehti"],
  [/analyyti(?:kkoa|kon|kko)$/u, "analyytikko"],
  [/(?:(?<=^|[\s-])|(?<=\p{L}))pääll(?:ikköä|ikön|ikkö)$/u, "päällikkö"],
  [/(scientist|engineer|developer|designer|manager)(?:iä|ia|ä|a|in|n|i)?$/u, "$1"],
];
/** Before the head: "kokenutta", "osaavaa". */
const finnishAdjectives: Readonly<Record<string, string>> = {
  kokenutta: "kokenut",
  kokeneen: "kokenut",
  osaavaa: "osaava",
  osaavan: "osaava",
  vahvaa: "vahva",
  vahvan: "vahva",
  pätevää: "pätevä",
  pätevän: "pätevä",
  vanhempaa: "vanhempi",
  vanhemman: "vanhempi",
  nuorempaa: "nuorempi",
  nuoremman: "nuorempi",
  taitavaa: "taitava",
  taitavan: "taitava",
  senioria: "seniori",
  itsenäistä: "itsenäinen",
  ulkoista: "ulkoinen",
};

const seeks = wholeWords(
  "looking for|searching for|search for|seeking|seeks?|in need of|hiring|we need|need|needs|wanted|we want|we['’]re after|we are after|we['’]d like|we would like|tender|etsi(?:mme|n|tään|i)|etsinnässä|hae(?:mme|n|taan)|hakee|haussa|hakusessa|tarvits\\p{L}*|tarvi(?:taan|taisiin)?|kaipaa\\p{L}*|löytyis\\p{L}*|löytyykö|kaiva(?:taan|ttais\\p{L}*)|pyytää|pyyd\\p{L}+|söker|sökes|söks|behöver|behövs|letar efter|vill ha|en person",
);
const notSought =
  /(?<!\p{L})(?:our own|our|their|have (?:already )?(?:an?|two|three|\d)|meillä on|omat?|meidän|vår|våra|vi har|redan)\s(?:\p{L}+\s){0,3}$/iu;
const stopWords = new Set(
  "a an the for of our vår vårt våra deras their meidän one two three some any who with to from in at on is are be was after next need needs want seeking looking searching by and we you i or it en ett två någon nån för av en vi söker behöver efter med till letar och som person etsimme haemme tarvitsemme etsitään haetaan haussa etsinnässä tarvitaan hakee etsii kaipaa nyt jonkun ja sekä teiltä hankkeeseen hei moi terve hej tarvits tarvitsee löytyiskö työhön tähän pyytää tarjousta tarjouksia offert anbud apua".split(
    " ",
  ),
);
const anybody =
  /^(?:(?:an? |the |senior |experienced |kokenut |osaava |erfaren )?(?:expert|consultant|contractor|specialist|person|manager|lead|owner|officer|freelancer|dev|lead)|(?:kokenut |osaava |seniori )?(?:osaaja|asiantuntija|konsultti|tekijä)|(?:erfaren |duktig )?(?:konsult|expert|specialist)|johtaja|vastaava|en person)$/iu;

const capitalised = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);
const word = /[\p{L}\p{N}][\p{L}\p{N}.+#&/-]*(?<![.-])|&|\+/gu;

const endsWithRole = new RegExp(
  `^(?:${englishRole}|${swedishRole}|\\p{L}[\\p{L}\\p{N}.+#]*-(?:${englishRole}|${swedishRole}|person))s?$`,
  "iu",
);

function finnishHead(written: string): string | null {
  for (const [ending, nominative] of finnishHeads)
    if (ending.test(written.toLowerCase()))
      return written.replace(new RegExp(ending.source, "iu"), nominative);
  return null;
}

/** The words before a head that belong to it, at most five. */
function modifiersBefore(
  words: readonly RegExpMatchArray[],
  at: number,
  text: string,
  isFinnish: boolean,
): number {
  let from = at;
  while (from > 0 && at - from < 5) {
    const [previous, next] = [words[from - 1], words[from]];
    if (!previous || !next) break;
    const between = text.slice((previous.index ?? 0) + previous[0].length, next.index);
    const lower = previous[0].toLowerCase();
    const joins =
      /^(?:and|och|ja|\+|&)$/iu.test(lower) && from - 1 > 0 && /^\p{Lu}/u.test(words[from - 2]?.[0] ?? "");
    if (!/^\s+$/u.test(between) || (stopWords.has(lower) && !joins) || lower.search(seeks) >= 0) break;
    if (
      isFinnish &&
      !(finnishAdjectives[lower] || /n$|^\p{Lu}|^(?:data|full|stack|senior|ai|ml)/iu.test(previous[0]))
    )
      break;
    from -= 1;
  }
  return from;
}

interface Role extends Span {
  readonly value: string;
}

/** "power bi -osaajaa": the skill of several words before a head, by its name. */
function skillBefore(
  words: readonly RegExpMatchArray[],
  at: number,
  text: string,
): { start: number; value: string } | null {
  const end = (words[at]?.index ?? 0) - 2;
  if (text.slice(end, end + 2) !== " -") return null;
  for (const length of [3, 2, 1]) {
    const start = words[at - length]?.index;
    const phrase = start === undefined ? "" : text.slice(start, end);
    if (start !== undefined && findSkill(skillKey(phrase)))
      return { start, value: skillLabel(skillKey(phrase)) };
  }
  return null;
}

/** The role that ends with a word of a sentence; null where the word is none. */
function roleAt(words: readonly RegExpMatchArray[], at: number, text: string): Role | null {
  const head = words[at];
  if (!head) return null;
  const finnish = finnishHead(head[0]);
  if (!finnish && !endsWithRole.test(head[0])) return null;
  // "Data scientist" is one head, and "MLOps engineer": the words before it say which.
  const isFinnish = finnish !== null && !endsWithRole.test(head[0]);
  const compound = isFinnish && finnish ? skillBefore(words, at, text) : null;
  if (compound)
    return { ...compound, end: (head.index ?? 0) + head[0].length, value: `${compound.value} -${finnish}` };
  const from = modifiersBefore(words, at, text, isFinnish);
  const parts = words.slice(from, at + 1).map((match) => match[0]);
  const named = parts.map((part, index) =>
    index === parts.length - 1 ? (finnish ?? part) : (finnishAdjectives[part.toLowerCase()] ?? part),
  );
  const start = words[from]?.index ?? 0;
  return { start, end: (head.index ?? 0) + head[0].length, value: named.join(" ") };
}

/** The role that a text says it seeks, in its basic form: "Kokenut data-arkkitehti", "ML engineer". */
export function readRole(text: string): Found<string> | null {
  for (const cue of text.matchAll(seeks)) {
    const at = { start: cue.index, end: cue.index + cue[0].length };
    if (isDenied(text, at) || /(?:not|inte|ei|emme)\s(?:\p{L}+\s)?$/iu.test(clauseBefore(text, at, 20)))
      continue;
    const sentence = sentenceAround(text, at, 200);
    const written = phraseAt(text, sentence);
    const isDenial = /^\s*(?:emme|vi letar inte|we are not|we['’]re not|vi söker inte)/iu.test(written);
    if (isDenial) continue;
    const words = [...written.matchAll(word)];
    const after = words.findIndex((match) => sentence.start + match.index >= at.end);
    // Behind the word that seeks, or just before it: "React-utvecklare sökes".
    const order = [...words.keys()]
      .filter((index) => index >= (after < 0 ? words.length : after))
      .slice(0, 14);
    const beforeCue = /^(?:sökes|söks|wanted|etsitään|haetaan|haussa|hakusessa|tarvitaan|behövs)$/iu.test(
      cue[0],
    )
      ? [...words.keys()]
          .filter((index) => index < (after < 0 ? words.length : after))
          .slice(-3)
          .reverse()
      : [];
    for (const index of [...order, ...beforeCue]) {
      const role = roleAt(words, index, written);
      if (!role || anybody.test(role.value)) continue;
      const span = { start: sentence.start + role.start, end: sentence.start + role.end };
      // "We need quick help: the consultant who …" tells of somebody else.
      if (/\S\s+\S+:\s/u.test(text.slice(at.end, span.start))) continue;
      // "För tester" are tests.
      if (/^tester$/iu.test(role.value) && !/(?<!\p{L})a\s$/iu.test(clauseBefore(text, span, 4))) continue;
      if (isDenied(text, span) || notSought.test(clauseBefore(text, span, 40))) continue;
      return { value: capitalised(role.value), phrases: [phraseAt(text, span)] };
    }
  }
  return null;
}

/** Whether a phrase ends or begins with what somebody is called by their work. */
export const namesRole = (phrase: string): boolean =>
  [...phrase.matchAll(word)].some((match) => endsWithRole.test(match[0]) || finnishHead(match[0]) !== null);
