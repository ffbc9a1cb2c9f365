import "server-only";
import { IntlMessageFormat } from "intl-messageformat";
import { z } from "zod";
import type { Locale } from "@/lib/shared/locales";
import terms202612en from "../data/terms-2026-12.en.json";
import terms202612fi from "../data/terms-2026-12.fi.json";
import terms202612sv from "../data/terms-2026-12.sv.json";
import terms202701en from "../data/terms-2027-01.en.json";
import terms202701fi from "../data/terms-2027-01.fi.json";
import terms202701sv from "../data/terms-2027-01.sv.json";
import type { ContractType } from "../rules";

/** The version that new contracts get. */
export const currentTerms = "2027-01";

/** What a contract is, as far as clauses depend on it: billed how, signed how, and whether it rests on a quote. */
export const termsConditions = ["hourly", "fixed", "electronic", "paper", "quoted"] as const;
export type TermsCondition = (typeof termsConditions)[number];

const words = z.string().min(1);
const sides = z.strictObject({ client: words, expert: words });

/** A clause in the words of both sides: the same for both, one for each, or of one side with the reason. */
const clause = z
  .strictObject({
    key: words,
    /** All of these hold where it stands; nothing: it always stands. */
    when: z.array(z.enum(termsConditions)).min(1).optional(),
    both: words.optional(),
    client: words.optional(),
    expert: words.optional(),
    /** Why the other side has nothing that answers to it. */
    alone: words.optional(),
    /** A numbered list below it. */
    items: z.array(words).optional(),
  })
  .refine(({ both, client, expert, alone }) => {
    const isPair = client !== undefined && expert !== undefined;
    const isSingle = (client !== undefined) !== (expert !== undefined);
    return both === undefined ? (alone === undefined ? isPair : isSingle) : !client && !expert && !alone;
  });

const heading = z.union([words, sides]);
const section = z.strictObject({ key: words, heading, clauses: z.array(clause) });

/** A row of an annex that is the same in every contract of the version, but for names and days. */
const fact = z
  .strictObject({
    key: words,
    label: words,
    both: words.optional(),
    client: words.optional(),
    expert: words.optional(),
  })
  .refine(({ both, client, expert }) => (both === undefined ? client && expert : !client && !expert));

const annex = section.extend({ facts: z.array(fact).default([]) });

const termsSchema = z.strictObject({
  version: z.string().regex(/^\d{4}-\d{2}$/),
  language: z.string(),
  sections: z.array(section).min(1),
  /** Each also holds what the contract itself says: its facts, its price (contract-annexes.ts). */
  annexes: z.tuple([
    annex.extend({ key: z.literal("scope") }),
    annex.extend({ key: z.literal("price") }),
    annex.extend({ key: z.literal("dataProtection") }),
  ]),
});
export type Terms = z.infer<typeof termsSchema>;
export type TermsSection = z.infer<typeof section>;
export type TermsAnnex = z.infer<typeof annex>;
export type AnnexKey = Terms["annexes"][number]["key"];

/** Every version that a contract may have been sent with, in every language. What is published never changes. */
export const publishedTerms: Readonly<Record<string, Readonly<Record<Locale, Terms>>>> = {
  "2026-12": {
    en: termsSchema.parse(terms202612en),
    fi: termsSchema.parse(terms202612fi),
    sv: termsSchema.parse(terms202612sv),
  },
  "2027-01": {
    en: termsSchema.parse(terms202701en),
    fi: termsSchema.parse(terms202701fi),
    sv: termsSchema.parse(terms202701sv),
  },
};

/**
 * The clauses of a version.
 * @throws RangeError for a version that was never published
 */
export function termsOf(version: string, locale: Locale): Terms {
  const terms = publishedTerms[version];
  if (!terms) throw new RangeError(`No contract terms ${version}`);
  return terms[locale];
}

export type TermsValues = Readonly<Record<string, string | number>>;

/**
 * Fills one text. Not by the catalogue's translator: in a build that one takes only texts which were compiled with it.
 * @throws Error for a text that asks for what is not there, so that no contract has a hole
 */
export const fillTerms = (text: string, locale: Locale, values: TermsValues): string =>
  String(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format({ ...values }));

/** The clauses of a section that stand in a contract of this side and kind, each with its words. */
export function standingClauses(
  { clauses }: TermsSection,
  type: ContractType,
  holds: ReadonlySet<TermsCondition>,
): { key: string; text: string; items: string[] }[] {
  return clauses.flatMap(({ key, when = [], both, items = [], ...own }) => {
    const text = both ?? own[type];
    return text !== undefined && when.every((each) => holds.has(each)) ? [{ key, text, items }] : [];
  });
}

/** The rows of an annex in the words of a side. */
export const factsOf = ({ facts }: TermsAnnex, type: ContractType): { label: string; text: string }[] =>
  facts.map(({ label, both, ...own }) => ({ label, text: both ?? own[type] ?? "" }));

/** A heading in the words of a side. */
export const headingOf = (text: TermsSection["heading"], type: ContractType): string =>
  typeof text === "string" ? text : text[type];
