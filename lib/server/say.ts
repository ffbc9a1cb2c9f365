import "server-only";
import { translator } from "@/lib/server/translator";
import { defaultLocale } from "@/lib/shared/locales";
import { type Sentence, wordSentence } from "@/lib/shared/sentences";

/** Words a sentence of the engine for an API answer. */
export const say = (said: Sentence): string =>
  wordSentence(said, (key, values) => translator("Insights")(`engine.${key}`, values), defaultLocale);
