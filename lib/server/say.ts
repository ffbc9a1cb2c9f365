import "server-only";
import { translator } from "@/lib/server/translator";
import type { Locale } from "@/lib/shared/locales";
import { type Sentence, wordSentence } from "@/lib/shared/sentences";

/** Words sentences of the engine for an API answer. */
export const sayIn =
  (locale: Locale) =>
  (said: Sentence): string =>
    wordSentence(said, (key, values) => translator("Insights", locale)(`engine.${key}`, values), locale);
