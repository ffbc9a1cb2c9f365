import { withPlainButs } from "@/lib/shared/denials";
import { misspelt, readingsOfTyped } from "@/lib/shared/dictionary/misspelt";
import {
  findSkill,
  isEverydayName,
  loraMeant,
  needsCapital,
  normalizeTerm,
  skillLabel,
  skillsInText,
} from "@/lib/shared/skills";
import { isMerelyNamed, namesKindOfAi } from "./merely-named";
import { clientOf, isField } from "./organisation";
import { type Found, isDenied, lineAround, phraseAt, type Span, spanOf } from "./phrases";
import { requirementOf, sectionsOf } from "./requirement";
import { namesRole } from "./role";
import { isWeakIndustry } from "./words";

/** A skill of the vocabulary and the words that name it. */
export interface SkillMention extends Span {
  readonly key: string;
}

/** Longest name that is looked for, in words, as in the vocabulary. */
const longestName = 5;
/** More would be a list of everything, and no list of what is required. */
const mostSkills = 20;
/** What a text says of a skill, it says in so many places; each is read with all of its sentence. */
const mostPlaces = 20;
const mostMentions = 500;

/** Names in addresses are no skills; spaces in their place keep every position. */
const addresses = /(?<![^\s@])[^\s@]{1,64}@\S{1,200}|(?:https?:\/\/|www\.)\S{1,500}/giu;

/** A word, with the signs of ".NET", "C++" and "C#". */
const token = /(?<![\p{L}\p{N}])\.?[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*(?:\+\+|#)?/gu;

/**
 * Every place where a text names a skill of the vocabulary (skillsInText), the longest name first where names lie
 * within each other: "Azure DevOps" is neither Azure nor DevOps.
 */
export function skillMentions(text: string): SkillMention[] {
  const memory = new Map<string, readonly string[]>();
  const keysOf = (phrase: string): readonly string[] => {
    const known = memory.get(phrase);
    if (known) return known;
    const named = skillsInText(phrase, { everyday: true, readings: readingsOfTyped });
    // Which of the two LoRa is, the whole text tells.
    const keys = /\bLoRa\b/iu.test(phrase) ? named.map((key) => (key === "lorawan" ? "lora" : key)) : named;
    memory.set(phrase, keys);
    return keys;
  };
  const mentions: SkillMention[] = [];
  const places = new Map<string, number>();
  let lineStart = 0;
  for (const line of text.replace(addresses, (address) => " ".repeat(address.length)).split("\n")) {
    const start = lineStart;
    if (keysOf(line).length > 0 || letterAlone.test(line))
      for (const mention of mentionsInLine(line, keysOf)) {
        const place = (places.get(mention.key) ?? 0) + 1;
        places.set(mention.key, place);
        if (place <= mostPlaces && mentions.length < mostMentions)
          mentions.push({ ...mention, start: start + mention.start, end: start + mention.end });
      }
    lineStart += line.length + 1;
  }
  return mentions;
}

const letterAlone = /(?<![\p{L}\p{N}])[RC](?![\p{L}\p{N}+#&])/u;
/** Whether what somebody is called by their work follows: "R developer", "C-ohjelmoija". */
const isBeforeTrade = (after: string): boolean => namesRole(/^[\s-](\p{L}+)/u.exec(after)?.[1] ?? "");
/** "Firmware in C", "koden är skriven i C" */
const isWrittenIn =
  /(?:firmware|software|code|drivers?|written|coded|kod|mjukvara|programvara|skriv\p{L}*) (?:in|i) $/iu;
const onlyJoins = /^\s?(?:[,/+&]|(?:and|or|ja|tai|sekä|och|eller)(?=\s))\s?$/iu;

/** A language of one letter is one before a trade or beside another skill: "R or Python", "SQL + R". */
function letterLanguages(
  line: string,
  tokens: readonly Span[],
  mentions: readonly SkillMention[],
): SkillMention[] {
  return tokens.flatMap((span) => {
    const letter = phraseAt(line, span);
    if (letter !== "R" && letter !== "C") return [];
    const isBeside = mentions.some(({ start, end }) =>
      onlyJoins.test(end <= span.start ? line.slice(end, span.start) : line.slice(span.end, start)),
    );
    const isIn =
      isBeside || isBeforeTrade(line.slice(span.end)) || isWrittenIn.test(line.slice(0, span.start));
    return isIn ? [{ ...span, key: letter.toLowerCase() }] : [];
  });
}

function mentionsInLine(line: string, keysOf: (phrase: string) => readonly string[]): SkillMention[] {
  const tokens = [...line.matchAll(token)].map(spanOf);
  const phrase = (from: number, to: number) => line.slice(tokens[from]?.start, tokens[to]?.end);
  const mentions: SkillMention[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = Math.min(from + longestName, tokens.length) - 1; to >= from; to -= 1) {
      const inner = to > from ? [...keysOf(phrase(from + 1, to)), ...keysOf(phrase(from, to - 1))] : [];
      // Named by all of these words, not by some of them.
      const key = keysOf(phrase(from, to)).find((each) => !inner.includes(each));
      if (key === undefined) continue;
      mentions.push({ key, start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 });
      from = to;
      break;
    }
  }
  return [...mentions, ...letterLanguages(line, tokens, mentions)].sort((a, b) => a.start - b.start);
}

const listLine =
  /(?<!\p{L})(?:skills?|tech(?:nolog\p{L}*)?(?: stack)?|stack|tools?|requirements?|required|must[- ]have|osaami\p{L}*|taidot|teknologia\p{L}*|vaatimu\p{L}*|työkalut|kompetens\p{L}*|teknik\p{L}*|krav|verktyg)(?: \p{L}+){0,2}\s?:/iu;
const sentenceStart = /(?:^|[.!?:]\s+|^[\s*•–-]+)$/u;

/** Among other things in a list: "Java, Spring and SQL". */
const isListed = (text: string, { start, end }: Span) =>
  /(?:[,/(]\s?|\s(?:and|ja|och)\s)$/u.test(text.slice(Math.max(0, start - 6), start)) ||
  /^\s?[,/)]/.test(text.slice(end, end + 2));

/** Whether words that are skills, and ordinary words too, are meant as skills here. */
export function isMeant(text: string, mention: SkillMention): boolean {
  const phrase = phraseAt(text, mention);
  if (/[\s./+#]/.test(phrase.replace(/^\./, "")) || phrase.length === 1) return true;
  const word = normalizeTerm(phrase);
  const isCapital = /\p{Lu}/u.test(phrase);
  if (word === "rest") return phrase === "REST";
  // "dbt Cloud", "Qlik Cloud": the name of a product.
  if (word === "cloud" && isCapital && /[\p{L}\p{N}] $/u.test(text.slice(0, mention.start))) return false;
  if (word === "spring") return isCapital && isListed(text, mention);
  if (isCapital && isBeforeTrade(text.slice(mention.end, mention.end + 40))) return true;
  const names = [word, ...misspelt(word)];
  if (names.some(needsCapital)) return isCapital;
  if (!names.some(isEverydayName)) return true;
  const line = lineAround(text, mention);
  const before = text.slice(text.lastIndexOf("\n", Math.max(0, mention.start - 1)) + 1, mention.start);
  return listLine.test(line) || (isCapital && !sentenceStart.test(before));
}

export const isIndustry = (key: string) => findSkill(key)?.group === "domain";

const isLora = (phrase: string) => normalizeTerm(phrase) === "lora";

/** Skills by their canonical names, in the order of the text. */
interface ReadSkills {
  /** With the words that name each. What is welcome only, not wanted or there already is none of them. */
  required: Found<string[]> | null;
  /** What is welcome, and asked for or denied nowhere. */
  optional: string[];
}

/** The skills that a text speaks of, by what it says of each. */
export function readSkills(written: string, mentions: readonly SkillMention[]): ReadSkills {
  const text = withPlainButs(written);
  const sections = sectionsOf(text);
  const meant = mentions
    .map((mention) => (isLora(phraseAt(text, mention)) ? { ...mention, key: loraMeant(text) } : mention))
    .filter((mention) => !isIndustry(mention.key) && isMeant(text, mention) && !isMerelyNamed(text, mention))
    .map((mention) => ({ ...mention, requirement: requirementOf(text, mention, sections) }));
  // By its words: "no ArcGIS" does not deny "GIS", which is the same skill.
  const words = (mention: SkillMention) => normalizeTerm(phraseAt(text, mention));
  const denied = new Set(meant.filter(({ requirement }) => requirement === "denied").map(words));
  const skills = new Map<string, string>();
  for (const mention of meant) {
    if (mention.requirement !== "required" || denied.has(words(mention)) || skills.has(mention.key)) continue;
    if (skills.size < mostSkills) skills.set(mention.key, phraseAt(text, mention));
  }
  if (namesKindOfAi(skills.keys())) skills.delete("artificial-intelligence");
  const optional = meant.filter(
    (mention) => mention.requirement === "welcome" && !denied.has(words(mention)) && !skills.has(mention.key),
  );
  return {
    required:
      skills.size === 0
        ? null
        : { value: [...skills.keys()].map(skillLabel), phrases: [...new Set(skills.values())] },
    optional: [...new Set(optional.map(({ key }) => skillLabel(key)))].slice(0, mostSkills),
  };
}

/** "Booking systems" and a CFO are in every field. */
const ofEveryField = /system|järjestelm|software|ohjelm|program|^c[efot]o$/iu;

/**
 * The field of business: of what the client says it is ("Paper mill in Kotka: …", "Olemme osuuspankki"), otherwise the
 * one that the text names most often; words that say little count half.
 */
export function readIndustry(text: string, mentions: readonly SkillMention[]): Found<string> | null {
  const client = clientOf(text);
  if (client && !client.isAnyField)
    return client.field === null
      ? null
      : { value: skillLabel(client.field), phrases: [phraseAt(text, client)] };
  const named = new Map<string, { weight: number; phrases: string[] }>();
  for (const mention of mentions) {
    const phrase = phraseAt(text, mention);
    if (!isField(mention.key) || ofEveryField.test(phrase) || isDenied(text, mention)) continue;
    const entry = named.get(mention.key) ?? { weight: 0, phrases: [] };
    entry.weight += isWeakIndustry(normalizeTerm(phrase)) ? 0.5 : 1;
    entry.phrases.push(phrase);
    named.set(mention.key, entry);
  }
  const [best] = [...named].sort(([, a], [, b]) => b.weight - a.weight);
  // One such word alone is more often no field of business.
  if (!best || best[1].weight < 1) return null;
  return { value: skillLabel(best[0]), phrases: [...new Set(best[1].phrases)].slice(0, 3) };
}
