import "server-only";
import { z } from "zod";
import { findQuote } from "@/lib/features/briefs/reading/quote";
import { experienceLevels } from "@/lib/features/postings/rules";
import type { LanguageModel } from "@/lib/server/ai/language-model";
import { languageName } from "@/lib/shared/language-name";
import { defaultLocale, type Locale } from "@/lib/shared/locales";
import { type Sentence, sentence } from "@/lib/shared/sentences";
import { findSkill, normalizeTerm } from "@/lib/shared/skills";
import type { PortfolioFindings } from "../analyse";
import { levelWord } from "../level";
import { cleanLine } from "../read";
import { isTechnology } from "../technologies";
import type { ReadPortfolio } from "./read-portfolio";

const quoted = (most: number) =>
  z.array(z.object({ name: z.string().max(200), quote: z.string().max(600) })).max(most);

/** What a model may say of a portfolio: names with the words they come from, a level with its words, a summary. */
const modelPortfolio = z.object({
  experienceLevel: z.enum(experienceLevels).nullable(),
  experienceQuote: z.string().max(600).nullable(),
  summary: z.string().trim().min(20).max(1_200),
  skills: quoted(60),
  technologies: quoted(60),
  projectTypes: quoted(20),
  industries: quoted(20),
});

const system = (
  locale: Locale,
) => `You read the portfolio of an independent expert for a marketplace for AI and data experts in Finland: the text of a web page, in English, Finnish or Swedish. Answer in ${languageName(locale, defaultLocale)}, only what the text says.
- experienceLevel: junior is 0-2 years of work, mid 3-5, senior 6-9, expert 10 or more; null where the text does not tell. experienceQuote: the words it rests on.
- summary: two to four plain sentences for a client: what this person does, with what, for whom, and what came of it. No praise that the text does not prove, no names of people.
- skills: methods and things the person can do, by their usual English names. technologies: languages, frameworks, tools and platforms. Only what the person works with; nothing the page itself is made with.
- projectTypes: kinds of projects that were done, two to four words each. industries: fields of business that they were done for.
- quote: for each of them a short quote, copied from the text letter for letter, that shows it.`;

/** The parts of an analysis that a model may word, held to what it can prove. */
export type ModelPortfolio = {
  level: PortfolioFindings["level"];
  levelReason: Sentence;
  summary: string;
  skills: string[];
  technologies: string[];
  projectTypes: string[];
  industries: string[];
};

/**
 * Asks a model to read a portfolio, and keeps what stands in the text: nothing without a quote, no level further than
 * one from the rules' own. Score and rates are counted, whatever a page talks a model into. @throws ModelError
 */
export async function askForPortfolio(
  model: LanguageModel,
  portfolio: ReadPortfolio,
  found: PortfolioFindings,
  {
    privateNames,
    locale,
    signal,
  }: { privateNames: readonly string[]; locale: Locale; signal: AbortSignal | undefined },
): Promise<ModelPortfolio> {
  const answer = await model.structuredAnswer({
    name: "portfolio_reading",
    schema: modelPortfolio,
    system: system(locale),
    privateNames: [...privateNames, ...portfolio.names],
    ...(signal ? { signal } : {}),
    input: { title: portfolio.title, portfolio: portfolio.text },
  });
  const prove = (items: readonly { name: string; quote: string }[]) =>
    items.filter(({ quote }) => findQuote(portfolio.text, quote) !== null);
  const names = [
    ...prove(answer.skills).map((item) => ({ ...item, isTool: false })),
    ...prove(answer.technologies).map((item) => ({ ...item, isTool: true })),
  ].flatMap(({ name, quote, isTool }) => nameOf(name, quote, isTool));
  return {
    ...levelOf(answer, portfolio.text, found),
    summary: cleanLine(answer.summary),
    skills: distinct(names.filter(({ isTool }) => !isTool)).slice(0, 20),
    technologies: distinct(names.filter(({ isTool }) => isTool)).slice(0, 25),
    projectTypes: distinct(
      prove(answer.projectTypes).map(({ name }) => ({ label: cleanLine(name.slice(0, 60)) })),
    ).slice(0, 6),
    industries: distinct(
      prove(answer.industries).flatMap(({ name }) => {
        const field = findSkill(name);
        return field?.group === "domain" ? [{ label: field.label }] : [];
      }),
    ).slice(0, 6),
  };
}

/** A name of the vocabulary by its label and kind; another one as it was written, when its quote says it. */
function nameOf(name: string, quote: string, isTool: boolean): { label: string; isTool: boolean }[] {
  const known = findSkill(name);
  if (known) return [{ label: known.label, isTool: isTechnology(known.key) }];
  const label = cleanLine(name);
  const isSaid = normalizeTerm(quote).includes(normalizeTerm(label)) && normalizeTerm(label) !== "";
  return isSaid && label.length <= 60 ? [{ label, isTool }] : [];
}

const distinct = (items: readonly { label: string }[]): string[] =>
  [...new Map(items.map(({ label }) => [normalizeTerm(label), label])).values()].filter(Boolean);

function levelOf(
  answer: Pick<z.infer<typeof modelPortfolio>, "experienceLevel" | "experienceQuote">,
  text: string,
  { level, levelReason }: PortfolioFindings,
): Pick<ModelPortfolio, "level" | "levelReason"> {
  const { experienceLevel: wished, experienceQuote } = answer;
  // What the owner's profile says is not a matter of reading.
  if (levelReason.key === "portfolioLevel.profile") return { level, levelReason };
  const quote = experienceQuote === null ? null : findQuote(text, experienceQuote);
  if (wished === null || quote === null || wished === level) return { level, levelReason };
  const distance = Math.abs(experienceLevels.indexOf(wished) - experienceLevels.indexOf(level));
  if (distance > 1) return { level, levelReason };
  return {
    level: wished,
    levelReason: sentence("portfolioLevel.model", { level: levelWord(wished), quote }),
  };
}
