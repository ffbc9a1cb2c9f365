"use client";

import { type ReactNode, useState } from "react";
import { useLocale } from "#texts";
import { browserLanguage, chosenLanguage } from "@/lib/client/chosen-language";
import { lazyPart } from "@/lib/client/lazy-part";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { useHydrated } from "@/lib/client/use-hydrated";
import { defaultLocale, type Locale } from "@/lib/shared/locales";

/** What is said in each language, by itself: the reader may know no other. */
export type LanguageOfferTexts = Readonly<Record<Locale, { offer: string; change: string; stay: string }>>;

const OfferLine = lazyPart(() => import("./language-offer-line").then((module) => module.LanguageOfferLine));

/**
 * One line in the chosen language, or that of the browser, which offers the page in it (deal Q2). Nobody is sent there
 * by a guess; whoever stays is not asked again.
 */
export function LanguageOffer({ texts, closeIcon }: { texts: LanguageOfferTexts; closeIcon: ReactNode }) {
  const locale = useLocale();
  const { user } = useCurrentUser();
  const [isClosed, setIsClosed] = useState(false);
  if (!useHydrated() || isClosed) return null;
  // An account's language is English until somebody chooses: that says nothing.
  const ofAccount = user.language === defaultLocale ? undefined : user.language;
  const wished = chosenLanguage() ?? ofAccount ?? browserLanguage();
  if (!wished || wished === locale) return null;
  return (
    <OfferLine
      {...texts[wished]}
      language={wished}
      isSignedIn={user.isAuthenticated}
      closeIcon={closeIcon}
      close={() => setIsClosed(true)}
    />
  );
}
