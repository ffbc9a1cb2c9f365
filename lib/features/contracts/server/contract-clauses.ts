import "server-only";
import { brand } from "@/lib/shared/brand";
import { type ContractType, contractAmountCents, contractTerms, milestones, termsOfSide } from "../rules";
import type { ContractBlock, ContractSection, Fact } from "./contract-document";
import { type ContractSource, type ContractTexts, paymentDaysOf } from "./contract-texts";
import {
  type AnnexKey,
  currentTerms,
  factsOf,
  fillTerms,
  headingOf,
  standingClauses,
  type TermsCondition,
  type TermsSection,
  type TermsValues,
  termsOf,
} from "./terms";

/** What the clauses of a contract depend on. */
function conditionsOf({ price, isSent, quote }: ContractSource): ReadonlySet<TermsCondition> {
  return new Set<TermsCondition>([
    price.projectType === "hourly" ? "hourly" : "fixed",
    isSent ? "electronic" : "paper",
    ...(quote ? (["quoted"] as const) : []),
  ]);
}

/** What stands in the places of the clauses; `section_…` and `annex_…` are numbers of this very contract. */
function clauseValues(source: ContractSource, type: ContractType, texts: ContractTexts): TermsValues {
  const { price } = source;
  const { money, percent, ...words } = texts;
  const amount = contractAmountCents(price, type);
  const due = milestones(price, type, source.milestones);
  const { noticeDays, remedyDays, returnDays, higherCapFactor, ...terms } = contractTerms;
  return {
    brand: brand.name,
    operator: words.operator,
    client: words.client,
    project: words.project,
    start: words.start,
    end: words.end,
    rate: words.rate,
    expires: words.expires,
    verifyUrl: words.verifyUrl,
    counterparty: words.terms(type),
    fee: percent(price.platformFeeBasisPoints),
    hasDiscount: price.volumeDiscountCents > 0 ? "yes" : "no",
    discount: percent(price.volumeDiscountBasisPoints),
    vatRate: percent(price.vatBasisPoints),
    totalAmount: money(amount),
    higherFactor: higherCapFactor,
    higherAmount: money(amount * higherCapFactor),
    milestones: due.length,
    hasDueDays: due.some(({ dueOn }) => dueOn !== null) ? "yes" : "no",
    warningPercent: percent(terms.estimateWarningPercent * 100),
    paymentDays: paymentDaysOf(source, type),
    acceptanceDays: terms.acceptanceWorkingDays,
    reportDays: terms.reportWorkingDays,
    defectDays: terms.defectDays,
    absenceDays: terms.absenceDays,
    confidentialityYears: terms.confidentialityYears,
    forceMajeureDays: terms.forceMajeureDays,
    negotiationDays: terms.negotiationDays,
    noticeDays,
    remedyDays,
    returnDays,
    ...termsOfSide[type],
  };
}

/**
 * The numbered sections and annexes of a contract, as a Finnish business-to-business agreement on expert work has
 * them, by the version of the terms that the contract has.
 * @param blocks what this contract says in each annex, before its clauses
 */
export function contractClauses(
  source: ContractSource,
  type: ContractType,
  texts: ContractTexts,
  blocks: Record<AnnexKey, ContractBlock[]>,
): { sections: ContractSection[]; annexes: ContractSection[] } {
  const terms = termsOf(source.termsVersion ?? currentTerms, source.locale);
  const holds = conditionsOf(source);
  const numbers = (name: string, parts: readonly { key: string }[]) =>
    Object.fromEntries(parts.map(({ key }, index) => [`${name}_${key}`, index + 1]));
  const values = {
    ...clauseValues(source, type, texts),
    ...numbers("section", terms.sections),
    ...numbers("annex", terms.annexes),
  };
  const filled = (text: string, more: TermsValues = {}) =>
    fillTerms(text, source.locale, { ...values, ...more });
  const priceAnnexName = filled(headingOf(terms.annexes[1].heading, type));

  const toSection = (
    section: TermsSection,
    index: number,
    { before = [] as ContractBlock[], prefix = "" } = {},
  ): ContractSection => ({
    number: index + 1,
    heading: filled(headingOf(section.heading, type)),
    blocks: [
      ...before,
      ...standingClauses(section, type, holds).flatMap(({ text, items }, at): ContractBlock[] => [
        { kind: "clause", number: `${prefix}${index + 1}.${at + 1}`, text: filled(text) },
        ...(items.length > 0
          ? [{ kind: "list", items: items.map((item) => filled(item, { priceAnnexName })) } as const]
          : []),
      ]),
    ],
  });

  return {
    sections: terms.sections.map((section, index) => toSection(section, index)),
    annexes: terms.annexes.map((annex, index) => {
      const rows = factsOf(annex, type).map(({ label, text }): Fact => [label, filled(text)]);
      const facts: ContractBlock[] = rows.length > 0 ? [{ kind: "facts", rows }] : [];
      return toSection(annex, index, { before: [...facts, ...blocks[annex.key]], prefix: "A" });
    }),
  };
}
