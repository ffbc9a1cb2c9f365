import "server-only";
import { createHash } from "node:crypto";
import { translator } from "@/lib/server/translator";
import { languageName } from "@/lib/shared/language-name";
import type { Locale } from "@/lib/shared/locales";
import { formatEuros } from "@/lib/shared/money";
import { namesIn } from "@/lib/shared/name-table";
import type { Texts } from "../explain";
import { ruleVersion } from "../factors";
import { insertServedRanking } from "./repository";

/** The words of explanations. */
export const texts = (locale: Locale): Texts => ({
  t: translator("Matching", locale) as Texts["t"],
  euros: (cents) => formatEuros(Math.round(cents), locale),
  language: (code) => languageName(code, locale),
  name: namesIn(locale).skill,
});

/** Writes down what is about to be served (who was ranked, by which rule, from which inputs), for audit. */
export async function recordRanking(
  subject: "expert" | "project",
  inputs: unknown,
  ranked: readonly { id: number; score: number }[],
): Promise<void> {
  await insertServedRanking({
    ruleVersion,
    subject,
    inputsHash: createHash("sha256").update(JSON.stringify(inputs)).digest("hex"),
    ids: ranked.map(({ id }) => id),
    scores: ranked.map(({ score }) => score),
  });
}
