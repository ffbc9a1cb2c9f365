import { formatEuros } from "@/lib/shared/format-money";
import type { Messages } from "./locales";

type Engine = Messages["Insights"]["engine"];

/** A sentence of the catalogue, Insights.engine: "group.name". */
export type SentenceKey = {
  [Group in keyof Engine]: `${Group & string}.${keyof Engine[Group] & string}`;
}[keyof Engine];

/** Amounts and lists are worded with the sentence, in its language unless a list names its own. */
export type SentenceValue =
  | string
  | number
  | { readonly cents: number }
  | { readonly list: readonly string[]; readonly locale?: string }
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
export function wordSentence({ key, values }: Sentence, translate: Translate, locale: string): string {
  const worded = Object.entries(values).map(([name, value]) => [name, wordValue(value, translate, locale)]);
  return translate(key, Object.fromEntries(worded));
}

function wordValue(value: SentenceValue, translate: Translate, locale: string): string | number {
  if (typeof value !== "object") return value;
  if ("cents" in value)
    return formatEuros(value.cents, locale, { fractionDigits: value.cents % 100 === 0 ? 0 : 2 });
  if ("list" in value)
    return new Intl.ListFormat(value.locale ?? locale, { type: "conjunction" }).format(value.list);
  return wordSentence(value.sentence, translate, locale);
}
