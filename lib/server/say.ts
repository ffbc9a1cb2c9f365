import "server-only";
import { translator } from "@/lib/server/translator";
import { type Sentence, type Translate, wordSentence } from "@/lib/shared/sentences";

/** Words a sentence of the engine for an API answer. */
export const say = (said: Sentence): string =>
  wordSentence(
    said,
    ((key, values) => translator("Insights")(`engine.${key}` as never, values as never)) as Translate,
    "en",
  );
