import { defaultLocale, type Locale, locales } from "@/lib/shared/locales";
import type { ValidationTexts } from "@/lib/shared/validation";
import type english from "@/messages/en/validation.json";

const catalogues: Record<Locale, () => Promise<{ default: typeof english }>> = {
  en: () => import("@/messages/en/validation.json"),
};

/** The language of the page. */
export const pageLocale = (): Locale =>
  locales.find((locale) => locale === document.documentElement.lang) ?? defaultLocale;

/** The sentences about faults in forms, fetched when the first form needs them. */
export async function validationTexts(locale: Locale): Promise<ValidationTexts> {
  const [{ createTranslator }, { default: messages }] = await Promise.all([
    import("use-intl/core"),
    catalogues[locale](),
  ]);
  return createTranslator({ locale, messages, namespace: "Validation" }) as unknown as ValidationTexts;
}
