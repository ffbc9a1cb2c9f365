import { useLocale } from "#texts";
import { languages, localePath, locales } from "@/lib/shared/locales";

/**
 * The page that is open now in each language, as items of a list (deal Q2). The page is static and does not know its
 * address: `FollowLinks` leads to it and remembers the choice; without a script it is home.
 */
export function LanguageLinks({ className }: { className: string }) {
  const current = useLocale();
  return locales.map((locale) => (
    <li key={locale}>
      <a
        href={localePath(locale, "/")}
        hrefLang={locale}
        lang={locale}
        data-language={locale}
        aria-current={locale === current ? "true" : undefined}
        className={className}
      >
        {languages[locale].name}
      </a>
    </li>
  ));
}
