import type { ReactNode } from "react";
import { useLocale } from "#texts";
import { chooseLanguage, rememberLanguage } from "@/lib/client/language-choice";
import type { Locale } from "@/lib/shared/locales";

/**
 * The line of `LanguageOffer`, which is loaded by those who see it. It comes late, so it lies over the window's end and
 * moves nothing; at the page's end it stands below the footer. Bars with actions lie over it.
 */
export function LanguageOfferLine({
  language,
  isSignedIn,
  offer,
  change,
  stay,
  closeIcon,
  close,
}: {
  language: Locale;
  isSignedIn: boolean;
  offer: string;
  change: string;
  stay: string;
  closeIcon: ReactNode;
  close: () => void;
}) {
  const current = useLocale();
  return (
    <section
      lang={language}
      aria-label={change}
      className="sticky bottom-0 z-10 flex items-center justify-center gap-2 border-border border-t bg-secondary px-4 py-0.5 text-secondary-foreground print:hidden"
    >
      <p className="min-w-0 text-sm sm:text-base">{offer}</p>
      <button
        type="button"
        className="inline-flex min-h-11 items-center whitespace-nowrap px-2 font-medium underline underline-offset-4"
        onClick={() => chooseLanguage(language, isSignedIn, true)}
      >
        {change}
      </button>
      <button
        type="button"
        aria-label={stay}
        title={stay}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-muted"
        onClick={() => {
          rememberLanguage(current);
          close();
        }}
      >
        {closeIcon}
      </button>
    </section>
  );
}
