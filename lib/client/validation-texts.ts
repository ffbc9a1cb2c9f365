import { type Compiled, fill } from "@/lib/client/texts";
import { type Locale, messageAt } from "@/lib/shared/locales";
import type { ValidationTexts } from "@/lib/shared/validation";
import type english from "@/messages/en/validation.json";

const catalogues: Record<Locale, () => Promise<{ default: typeof english }>> = {
  en: () => import("@/messages/en/validation.json"),
  fi: () => import("@/messages/fi/validation.json"),
  sv: () => import("@/messages/sv/validation.json"),
};

/** The sentences about faults in forms, fetched when the first form needs them. */
export async function validationTexts(locale: Locale): Promise<ValidationTexts> {
  const { Validation } = (await catalogues[locale]()).default;
  return (key, values) => fill((messageAt(Validation, key) ?? key) as Compiled, values, locale);
}
