import "server-only";
import type { MessageKey, Messages } from "@/lib/shared/locales";
import { type ContractType, contractAmountCents, contractTerms, milestones } from "../rules";
import type { ContractBlock, ContractSection } from "./contract-document";
import type { ContractSource, ContractTexts } from "./contract-texts";

type Clauses = Messages["Contracts"]["clauses"];
type SectionKey = keyof Clauses;
type Clause<Key extends SectionKey> = Exclude<keyof Clauses[Key], "heading" | "expertHeading"> & string;

/** A section's numbered clauses in order, with what stands before and after them. */
interface Plan {
  key: SectionKey;
  clauses: string[];
  before?: ContractBlock[];
  list?: string[];
  after?: string[];
}

/** Checks at compile time that the clauses belong to their section. */
const section = <Key extends SectionKey>(
  key: Key,
  clauses: Clause<Key>[],
  more: { before?: ContractBlock[]; list?: Clause<Key>[]; after?: Clause<Key>[] } = {},
): Plan => ({ key, clauses, ...more });

/** The sections of a contract in their order: which clauses depends on the party and on the kind of work. */
function plan(
  { price }: ContractSource,
  type: ContractType,
  blocks: Record<"scope" | "price", ContractBlock[]>,
) {
  const isHourly = price.projectType === "hourly";
  const hasDiscount = price.volumeDiscountCents > 0;
  const { scope, price: priceBlocks } = blocks;
  if (type === "client") {
    return [
      section("background", ["clientPurpose", "business"]),
      section(
        "scope",
        [
          ...(isHourly
            ? (["clientHourly", "clientHourlyResults"] as const)
            : (["clientFixed", "clientAcceptance"] as const)),
          "clientCare",
          "clientContribution",
          "replacement",
        ],
        { before: scope },
      ),
      section("term", [
        "term",
        isHourly ? "notice" : "clientNoticeFixed",
        "breach",
        isHourly ? "clientEffectHourly" : "clientEffectFixed",
      ]),
      section(
        "price",
        [
          "clientVat",
          isHourly ? (hasDiscount ? "clientHourlyDiscount" : "clientHourly") : "clientFixed",
          "payment",
          "expenses",
        ],
        { before: priceBlocks },
      ),
      section("changes", ["changes"]),
      section("rights", ["clientTransfer", "clientBackground", "clientWarranty"]),
      section("confidentiality", ["clientDuty", "limits"]),
      section("dataProtection", ["contacts", "clientProcessing"]),
      section("liability", ["direct", "clientCap", "exceptions"]),
      section("forceMajeure", ["obstacle", "end"]),
      section("independence", ["client", "clientDuties"]),
      ...closing,
    ];
  }
  return [
    section("background", ["expertPurpose", "expertIdentity", "business"]),
    section(
      "scope",
      [
        ...(isHourly
          ? (["expertHourly", "expertHourlyResults"] as const)
          : (["expertFixed", "expertAcceptance"] as const)),
        "expertCare",
        "expertContribution",
      ],
      { before: scope },
    ),
    section("term", [
      "term",
      isHourly ? "notice" : "expertNoticeFixed",
      "breach",
      isHourly ? "expertEffectHourly" : "expertEffectFixed",
    ]),
    section(
      "price",
      [
        "expertVat",
        isHourly ? (hasDiscount ? "expertHourlyDiscount" : "expertHourly") : "expertFixed",
        "payment",
        "expenses",
      ],
      { before: priceBlocks },
    ),
    section("changes", ["changes"]),
    section("rights", ["expertTransfer", "expertBackground", "expertWarranty"]),
    section("confidentiality", ["expertDuty", "limits"]),
    section("dataProtection", ["contacts", "expertProcessing"]),
    section("liability", ["direct", "expertCap", "exceptions"]),
    section("forceMajeure", ["obstacle", "end"]),
    section("independence", ["expert", "expertDuties"]),
    ...closing,
  ];
}

const closing: Plan[] = [
  section("law", ["law", "court"]),
  section("order", ["order"], { list: ["document1", "document2", "document3"], after: ["general"] }),
  section("final", ["entire", "assignment", "force"]),
];

/**
 * The numbered sections of a contract, as a Finnish business-to-business agreement on expert work has them.
 * @param blocks what stands before the clauses of the sections on scope and price
 */
export function contractClauses(
  source: ContractSource,
  type: ContractType,
  texts: ContractTexts,
  blocks: Record<"scope" | "price", ContractBlock[]>,
): ContractSection[] {
  const sections = plan(source, type, blocks);
  const numberOf = (key: SectionKey) => sections.findIndex((each) => each.key === key) + 1;
  const { price } = source;
  const { t, money, percent, ...words } = texts;
  const values = {
    operator: words.operator,
    client: words.client,
    project: words.project,
    start: words.start,
    end: words.end,
    rate: words.rate,
    fee: percent(price.platformFeeBasisPoints),
    discount: percent(price.volumeDiscountBasisPoints),
    vatRate: percent(price.vatBasisPoints),
    totalAmount: money(contractAmountCents(price, type)),
    milestones: milestones(price, type).length,
    acceptanceDays: contractTerms.acceptanceWorkingDays,
    absenceDays: contractTerms.absenceDays,
    noticeDays: contractTerms.noticeDays,
    remedyDays: contractTerms.remedyDays,
    paymentDays: contractTerms.paymentDays,
    confidentialityYears: contractTerms.confidentialityYears,
    forceMajeureDays: contractTerms.forceMajeureDays,
    negotiationDays: contractTerms.negotiationDays,
    warningPercent: percent(contractTerms.estimateWarningPercent * 100),
    scopeSection: numberOf("scope"),
    priceSection: numberOf("price"),
    changesSection: numberOf("changes"),
    confidentialitySection: numberOf("confidentiality"),
  };
  const textOf = (key: SectionKey, clause: string) =>
    t(`clauses.${key}.${clause}` as MessageKey<"Contracts">, values);

  return sections.map(({ key, clauses, before = [], list = [], after = [] }, index) => {
    const clauseBlock = (clause: string, at: number): ContractBlock => ({
      kind: "clause",
      number: `${index + 1}.${at + 1}`,
      text: textOf(key, clause),
    });
    return {
      number: index + 1,
      heading: textOf(key, key === "price" && type === "expert" ? "expertHeading" : "heading"),
      blocks: [
        ...before,
        ...clauses.map(clauseBlock),
        ...(list.length > 0 ? [{ kind: "list", items: list.map((each) => textOf(key, each)) } as const] : []),
        ...after.map((clause, at) => clauseBlock(clause, clauses.length + at)),
      ],
    };
  });
}
