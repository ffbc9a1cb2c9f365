"use client";

import { type MouseEvent, useEffect } from "react";
import { useLocale } from "#texts";
import {
  openInLanguage,
  rememberForAccount,
  rememberLanguage,
  restoreScroll,
} from "@/lib/client/language-choice";
import { usePathname } from "@/lib/client/navigation";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { useHydrated } from "@/lib/client/use-hydrated";
import { type Locale, languages, localePath, locales } from "@/lib/shared/locales";

/** The page that is open now in each language, as items of a list (deal Q2): a choice is remembered. */
export function LanguageLinks({ className }: { className: string }) {
  const current = useLocale();
  const { user } = useCurrentUser();
  const isHydrated = useHydrated();
  const pathname = usePathname();
  useEffect(restoreScroll, []);

  const choose = (locale: Locale) => (event: MouseEvent) => {
    rememberLanguage(locale);
    if (user.isAuthenticated) rememberForAccount(locale);
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (locale !== current) openInLanguage(locale);
  };
  return locales.map((locale) => (
    <li key={locale}>
      {/* The static page knows the address without its query, or another one (a rewrite): the press reads it. */}
      <a
        href={localePath(locale, isHydrated ? pathname : "/")}
        hrefLang={locale}
        lang={locale}
        aria-current={locale === current ? "true" : undefined}
        onClick={choose(locale)}
        className={className}
      >
        {languages[locale].name}
      </a>
    </li>
  ));
}
