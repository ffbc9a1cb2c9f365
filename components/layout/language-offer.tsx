"use client";

import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useLocale } from "#texts";
import {
  chosenLanguage,
  openInLanguage,
  rememberForAccount,
  rememberLanguage,
} from "@/lib/client/language-choice";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { defaultLocale, type Locale, locales } from "@/lib/shared/locales";

/** What is said in each language, by itself: the reader may know no other. */
export type LanguageOfferTexts = Readonly<Record<Locale, { offer: string; change: string; stay: string }>>;

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What was chosen here, else what the browser asks for first of our languages; the page's own where it is neither. */
function wishedLanguage(): Locale | undefined {
  const chosen = chosenLanguage();
  if (chosen) return chosen;
  const wishes = navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase());
  const wish = wishes.find((each) => locales.some((locale) => locale === each));
  return locales.find((locale) => locale === wish);
}

/**
 * One line in the language of the browser, or the chosen one, that offers the page in it (deal Q2). Nobody is sent there
 * by a guess; whoever stays is not asked again.
 */
export function LanguageOffer({ texts }: { texts: LanguageOfferTexts }) {
  const locale = useLocale();
  const { user } = useCurrentUser();
  const inBrowser = useSyncExternalStore(subscribe, wishedLanguage, () => undefined);
  // An account's language is English until somebody chooses: that says nothing.
  const ofAccount = user.language === defaultLocale ? undefined : user.language;
  const wished = useSyncExternalStore(subscribe, chosenLanguage, () => undefined) ?? ofAccount ?? inBrowser;
  if (!wished || wished === locale) return null;
  const { offer, change, stay } = texts[wished];
  return (
    <section
      lang={wished}
      aria-label={change}
      className="flex items-center justify-center gap-2 border-border border-b bg-secondary px-4 text-secondary-foreground print:hidden"
    >
      <p className="min-w-0">{offer}</p>
      <button
        type="button"
        className="inline-flex min-h-11 items-center whitespace-nowrap px-2 font-medium underline underline-offset-4"
        onClick={() => {
          rememberLanguage(wished);
          if (user.isAuthenticated) rememberForAccount(wished);
          openInLanguage(wished);
        }}
      >
        {change}
      </button>
      <button
        type="button"
        aria-label={stay}
        title={stay}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-muted"
        onClick={() => {
          rememberLanguage(locale);
          for (const listener of listeners) listener();
        }}
      >
        <X aria-hidden className="size-4" />
      </button>
    </section>
  );
}
