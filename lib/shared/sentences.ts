import { formatEuros } from "@/lib/shared/format-money";
import { namesIn } from "@/lib/shared/name-table";
import type { Locale, Messages } from "./locales";

type Engine = Messages["Insights"]["engine"];

/** A sentence of the catalogue, Insights.engine: "group.name". */
export type SentenceKey = {
  [Group in keyof Engine]: `${Group & string}.${keyof Engine[Group] & string}`;
}[keyof Engine];

/** Amounts and names are worded with the sentence, in its language unless names have their own. */
export type SentenceValue =
  | string
  | number
  | { readonly cents: number }
  | { readonly skill: string }
  | { readonly skills: readonly string[]; readonly locale?: Locale }
  | { readonly industries: readonly string[] }
  | { readonly place: string; readonly locale?: Locale }
  | { readonly sentence: Sentence };

/** What the built-in engine says: which sentence, with which facts. */
export interface Sentence {
  readonly key: SentenceKey;
  readonly values: Readonly<Record<string, SentenceValue>>;
}

export const sentence = (key: SentenceKey, values: Sentence["values"] = {}): Sentence => ({ key, values });

/** A message of Insights.engine with its values filled in. */
export type Translate = (key: SentenceKey, values: Record<string, string | number>) => string;

/** Words a sentence in the language of `translate`. */
export function wordSentence({ key, values }: Sentence, translate: Translate, locale: Locale): string {
  const worded = Object.entries(values).map(([name, value]) => [name, wordValue(value, translate, locale)]);
  return translate(key, Object.fromEntries(worded));
}

function wordValue(value: SentenceValue, translate: Translate, locale: Locale): string | number {
  if (typeof value !== "object") return value;
  if ("cents" in value)
    return formatEuros(value.cents, locale, { fractionDigits: value.cents % 100 === 0 ? 0 : 2 });
  const own = ("locale" in value && value.locale) || locale;
  const names = namesIn(own);
  const list = (items: readonly string[]) => new Intl.ListFormat(own, { type: "conjunction" }).format(items);
  if ("skill" in value) return names.skill(value.skill);
  if ("skills" in value) return list(value.skills.map(names.skill));
  if ("industries" in value) return list(value.industries.map(names.industry));
  if ("place" in value) return names.place(value.place);
  return wordSentence(value.sentence, translate, locale);
}
