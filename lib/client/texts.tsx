"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { defaultLocale, type Locale, type MessageKey, messageAt, type Namespace } from "@/lib/shared/locales";

// next-intl's catalogue, keys and messages as its build compiles them, without its hooks and formatter: those are 4 kB
// of JavaScript (gzip) on every page, for rich texts, dates, fallbacks and memory that no client component needs.

interface Texts {
  readonly locale: Locale;
  readonly messages: Readonly<Partial<Record<Namespace, unknown>>>;
}

const TextsContext = createContext<Texts>({ locale: defaultLocale, messages: {} });

/** Hands the texts of some namespaces to the client components below, besides those that come from above. */
export function TextsProvider({ locale, messages, children }: Texts & { children: ReactNode }) {
  const above = useContext(TextsContext).messages;
  // Rendered by server components only: it renders anew when they do, with other texts.
  return <TextsContext value={{ locale, messages: { ...above, ...messages } }}>{children}</TextsContext>;
}

export const useLocale = (): Locale => useContext(TextsContext).locale;

type Values = Readonly<Record<string, string | number>>;

/** Kinds of placeholders as icu-minify numbers them; a plain one has none, a select has 1. */
const plural = 2;
const number = 4;

type Placeholder = readonly [name: string, kind?: number, choices?: Readonly<Record<string, Compiled>>];
/** 0 stands for the number of the plural around it. */
type Compiled = string | 0 | readonly (string | 0 | Placeholder)[];

/** Fills a compiled message. @param count the number of the plural that it stands in */
function fill(message: Compiled, values: Values, locale: string, count = 0): string {
  if (typeof message === "string") return message;
  if (message === 0) return count.toLocaleString(locale);
  return message
    .map((part) => {
      if (typeof part !== "object") return fill(part, values, locale, count);
      const [name, kind, choices] = part;
      const value = values[name] as number;
      if (!choices) return kind === number ? value.toLocaleString(locale) : `${value}`;
      const isPlural = kind === plural;
      const rule = isPlural ? new Intl.PluralRules(locale).select(value) : value;
      const chosen = choices[`=${value}`] ?? choices[rule] ?? choices.other ?? "";
      return fill(chosen, values, locale, isPlural ? value : count);
    })
    .join("");
}

/** The texts of a namespace, with their values filled in. */
export type Translator<Name extends Namespace> = {
  (key: MessageKey<Name>, values?: Values): string;
  /** Whether there is such a text, for keys that come with data. */
  has(key: MessageKey<Name>): boolean;
};

/** The texts of a namespace, which the page or its layout names in `PageTexts`, itself or the group that holds it. */
export function useTranslations<const Name extends Namespace>(namespace: Name): Translator<Name> {
  const { locale, messages } = useContext(TextsContext);
  return useMemo(() => {
    const given = Object.keys(messages).find((path) => `${namespace}.`.startsWith(`${path}.`)) ?? "";
    const read = (key: string) =>
      messageAt(messages[given as Namespace], `${namespace}.${key}`.slice(given.length + 1));
    const translate: Translator<Name> = (key, values = {}) =>
      fill((read(key) ?? `${namespace}.${key}`) as Compiled, values, locale);
    translate.has = (key) => read(key) !== undefined;
    return translate;
  }, [locale, messages, namespace]);
}
