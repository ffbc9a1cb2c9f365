"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import formatMessage from "use-intl/format-message";
import { defaultLocale, type Locale, type MessageKey, messageAt, type Namespace } from "@/lib/shared/locales";

// next-intl's catalogue, keys and formatter without its hooks: those are 4 kB of JavaScript (gzip) on every page, for
// rich texts, dates, fallbacks and memory that no client component needs. The build replaces the formatter by one
// without a parser (next.config.mjs).

interface Texts {
  readonly locale: Locale;
  readonly messages: Readonly<Partial<Record<Namespace, unknown>>>;
}

const TextsContext = createContext<Texts>({ locale: defaultLocale, messages: {} });

/** Hands the texts of some namespaces to the client components below, besides those that come from above. */
export function TextsProvider({ locale, messages, children }: Texts & { children: ReactNode }) {
  const above = useContext(TextsContext).messages;
  const value = useMemo(() => ({ locale, messages: { ...above, ...messages } }), [above, locale, messages]);
  return <TextsContext value={value}>{children}</TextsContext>;
}

export const useLocale = (): Locale => useContext(TextsContext).locale;

type Options = Parameters<typeof formatMessage>[3];

/** What plurals and numbers need; the formatter without a parser uses neither the others nor the cache. */
const formatting = {
  formatters: {
    getPluralRules: (...settings) => new Intl.PluralRules(...settings),
    getNumberFormat: (...settings) => new Intl.NumberFormat(...settings),
  } as Options["formatters"],
  cache: { message: {} } as Options["cache"],
};

/** A message with its values filled in; `key` names it in what is said of a message that cannot be read. */
export const fillMessage = (
  key: string,
  message: string,
  values: Readonly<Record<string, string | number>> | undefined,
  locale: Locale,
): string => formatMessage(key, message, values, { ...formatting, locale }) as string;

/** The texts of a namespace, with their values filled in. */
export type Translator<Name extends Namespace> = {
  (key: MessageKey<Name>, values?: Readonly<Record<string, string | number>>): string;
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
    const translate: Translator<Name> = (key, values) =>
      fillMessage(key, (read(key) ?? `${namespace}.${key}`) as string, values, locale);
    translate.has = (key) => read(key) !== undefined;
    return translate;
  }, [locale, messages, namespace]);
}
