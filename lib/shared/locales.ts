import type { MessageKeys, NamespaceKeys, NestedKeyOf, NestedValueOf } from "next-intl";
import type messages from "@/messages/en";

/** The languages of the site: each is a folder of `messages/` with the same files. */
export const locales = ["en", "fi", "sv"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";

/** How dates are written in a language, where it has more than one way: English as in Europe, Swedish as in Finland. */
export const dateLocales: Readonly<Record<Locale, string>> = { en: "en-GB", fi: "fi-FI", sv: "sv-FI" };

/** What a language is called in itself, and its name for what shares a page elsewhere (Open Graph). */
export const languages: Readonly<Record<Locale, { name: string; territory: string }>> = {
  en: { name: "English", territory: "en_FI" },
  fi: { name: "Suomi", territory: "fi_FI" },
  sv: { name: "Svenska", territory: "sv_FI" },
};

const prefixOf = (path: string) => locales.find((locale) => new RegExp(`^/${locale}(?=[/?#]|$)`).test(path));

/** The language of the page at this path. */
export const localeOf = (path: string): Locale => prefixOf(path) ?? defaultLocale;

/**
 * The address of a page in a language: English has no prefix. What is no page of the site (the API, "#part", another
 * site), or has its prefix already, stays as it is.
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale || !/^\/(?!\/|api\/)/.test(path) || prefixOf(path)) return path;
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, "")}`;
}

/** The language that a document was made in, as its row keeps it. */
export const localeOfDocument = (language: string): Locale =>
  locales.find((locale) => locale === language) ?? defaultLocale;

/** The language that an Accept-Language header, or a browser's list, likes best; English without one of ours. */
export function acceptedLocale(header: string | null): Locale {
  const wishes = (header ?? "").split(",").map((wish) => {
    const [, language = "", quality = "1"] =
      /^\s*([a-z]+)(?:-[a-z0-9-]+)?\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(wish) ?? [];
    return { locale: locales.find((each) => each === language.toLowerCase()), quality: Number(quality) };
  });
  // Sorting is stable: of equal ones the first counts.
  const [best] = wishes
    .filter(({ locale, quality }) => locale && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return best?.locale ?? defaultLocale;
}

/** The addresses of a page in every language, and which one stands for the others: for search engines. */
export const languageAlternates = (path: string): Readonly<Record<Locale | "x-default", string>> => ({
  ...(Object.fromEntries(locales.map((locale) => [locale, localePath(locale, path)])) as Record<
    Locale,
    string
  >),
  "x-default": path,
});

/** A path without the prefix of its language. */
export const withoutLocale = (path: string): string =>
  prefixOf(path) ? path.replace(/^\/[^/?#]+\/?/, "/") : path;

/** The language of what somebody wrote, as the attribute `lang` says it: only where it is known and not the page's. */
export const langOf = (language: Locale | null | undefined, page: Locale): Locale | undefined =>
  language && language !== page ? language : undefined;

/** What somebody has written, with its language where that is known. */
export interface Said {
  readonly text: string;
  readonly language: Locale | null;
}

/** The message catalogue of one language; English is the one that says which keys there are. */
export type Messages = typeof messages;

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

/** Where texts stand in the catalogue: "Experts", "Experts.card". */
export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** What can be asked of a namespace: "nested.key". */
export type MessageKey<Name extends Namespace> = MessageKeys<
  NestedValueOf<Messages, Name>,
  NestedKeyOf<NestedValueOf<Messages, Name>>
>;

type Tree = { readonly [key: string]: Tree | undefined };

/** What stands at a path of the catalogue, or of a part of it: a text or a group of texts. */
export const messageAt = (tree: unknown, path: string): unknown =>
  path.split(".").reduce((found, key) => found?.[key], tree as Tree | undefined);
