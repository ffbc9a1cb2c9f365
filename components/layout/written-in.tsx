import { getLocale, getTranslations } from "next-intl/server";
import { languageName } from "@/lib/shared/language-name";
import type { Locale } from "@/lib/shared/locales";

/** Says once that what follows is not in the language of the page, because nobody's words are translated. */
export async function WrittenIn({ language }: { language: Locale }) {
  const [t, locale] = await Promise.all([getTranslations("WrittenIn"), getLocale()]);
  return (
    <p className="mt-1 text-muted-foreground text-sm">
      {t("authorsLanguage", { language: languageName(language, locale) })}
    </p>
  );
}
