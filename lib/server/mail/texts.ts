import "server-only";
import { createTranslator } from "use-intl/core";
import messages from "@/messages/en.json";
import { timeZone } from "@/lib/shared/dates";

export type Translator = (key: string, values?: Record<string, string | number>) => string;

/** The texts of mails, from the same catalogue as the pages; works in jobs and scripts too. */
export function mailTexts(namespace: keyof typeof messages): Translator {
  const translate = createTranslator({ locale: "en", messages, namespace, timeZone } as never) as unknown as Translator;
  return translate;
}
