import "server-only";
import { pricingConstants } from "@/lib/features/pricing/rules";
import {
  type ContractType,
  contractAmountCents,
  contractReference,
  milestones,
  type PriceTableRow,
  priceTable,
} from "../rules";
import { contractClauses } from "./contract-clauses";
import { type ContractSource, type ContractTexts, contractTexts } from "./contract-texts";

/** A label and its value; null is a blank, to be completed by hand. */
export type Fact = [label: string, value: string | null];

export type ContractBlock =
  | { kind: "clause"; number: string; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "facts"; rows: Fact[] }
  | { kind: "quote"; label: string; paragraphs: string[] }
  | {
      kind: "price";
      caption: string;
      columns: [item: string, amount: string];
      rows: { label: string; amount: string; isSum: boolean }[];
    };

export interface ContractSection {
  number: number;
  heading: string;
  blocks: ContractBlock[];
}

/** A contract as paper has it, however it is shown: every text is ready, and nothing is escaped. */
export interface ContractDocument {
  language: string;
  title: string;
  subtitle: string;
  /** The project the contract is about. */
  subject: string;
  reference: string;
  date: string;
  createdAt: Date;
  partiesHeading: string;
  parties: { role: string; name: string; facts: Fact[] }[];
  sections: ContractSection[];
  signatures: { heading: string; intro: string; for: string[]; lines: string[] };
  /** What a blank says to those who cannot see it. */
  toBeCompleted: string;
  pageLabel: (page: number, pages: number) => string;
}

/** The client's contract with the service company, or the service company's with the expert. */
export function contractDocument(source: ContractSource, type: ContractType): ContractDocument {
  const texts = contractTexts(source);
  const { t, terms } = texts;
  const parties = type === "client" ? clientParties(source, texts) : expertParties(source, texts);
  return {
    language: source.locale,
    title: terms(`${type}Title`),
    subtitle: t(`document.${type}Subtitle`),
    subject: texts.project,
    reference: t("document.reference", { reference: contractReference(source.engagement.id, type) }),
    date: texts.date,
    createdAt: source.at,
    partiesHeading: t("document.parties"),
    parties,
    sections: contractClauses(source, type, texts, {
      scope: scopeBlocks(source, type, texts),
      price: [priceBlock(source, type, texts), ...milestoneBlocks(source, type, texts)],
    }),
    signatures: {
      heading: t("document.signatures.heading"),
      intro: t("document.signatures.intro"),
      for: parties.map(({ role }) => t("document.signatures.for", { role })),
      lines: [
        t("document.signatures.signature"),
        t("document.signatures.name"),
        t("document.signatures.position"),
        t("document.signatures.placeAndDate"),
      ],
    },
    toBeCompleted: t("document.toBeCompleted"),
    pageLabel: (page, pages) => t("document.page", { page, pages }),
  };
}

type Party = ContractDocument["parties"][number];

function serviceCompany({ operator }: ContractSource, { t, terms }: ContractTexts): Party {
  const facts: Fact[] = [
    [t("document.facts.company"), operator.name],
    [t("document.facts.businessId"), operator.businessId],
    [t("document.facts.email"), operator.email],
  ];
  if (operator.address) facts.splice(2, 0, [t("document.facts.address"), operator.address]);
  return { role: terms("serviceCompany"), name: operator.name, facts };
}

function clientParties(source: ContractSource, texts: ContractTexts): Party[] {
  const { t, terms } = texts;
  const { engagement } = source;
  const facts: Fact[] = [
    [t("document.facts.company"), texts.client],
    [t("document.facts.businessId"), engagement.clientBusinessId],
    [t("document.facts.email"), texts.clientEmail],
  ];
  if (texts.clientContact) facts.splice(2, 0, [t("document.facts.contact"), texts.clientContact]);
  return [{ role: terms("client"), name: texts.client, facts }, serviceCompany(source, texts)];
}

/** Whoever made the contract may hold it, so the expert stands in it as the public knows them (decisions A9). */
function expertParties(source: ContractSource, texts: ContractTexts): Party[] {
  const { t, terms } = texts;
  const { expert } = source;
  const profile = t("document.facts.profileNumber", { id: String(expert.id), title: texts.expertTitle });
  return [
    serviceCompany(source, texts),
    {
      role: terms("expert"),
      name: texts.expert,
      facts: [
        [t("document.facts.publicName"), texts.expert],
        [t("document.facts.profile"), profile],
        [t("document.facts.fullName"), null],
        [t("document.facts.businessId"), null],
      ],
    },
  ];
}

function scopeBlocks(
  { expert, price }: ContractSource,
  type: ContractType,
  texts: ContractTexts,
): ContractBlock[] {
  const { t, terms } = texts;
  const isHourly = price.projectType === "hourly";
  const workload = { perWeek: texts.hoursPerWeek, total: texts.totalHours };
  return [
    {
      kind: "facts",
      rows: [
        [terms("project"), texts.project],
        type === "client"
          ? [
              terms("expert"),
              t("document.facts.expertValue", {
                name: texts.expert,
                title: texts.expertTitle,
                id: String(expert.id),
              }),
            ]
          : [t("document.facts.endClient"), texts.client],
        [terms("type"), terms(isHourly ? "hourly" : "fixed")],
        [
          terms("workload"),
          isHourly ? t("document.facts.workloadEstimate", workload) : terms("workloadValue", workload),
        ],
        [terms("term"), t("document.facts.termValue", { start: texts.start, end: texts.end })],
      ],
    },
    { kind: "quote", label: t(`document.${type}Description`), paragraphs: texts.description },
  ];
}

/** Lines of the price that only contracts have in these words. */
const isOwnLine = (key: PriceTableRow["key"]): key is "work" | "complexityPremium" | "remuneration" =>
  key === "work" || key === "complexityPremium" || key === "remuneration";

function priceBlock({ price }: ContractSource, type: ContractType, texts: ContractTexts): ContractBlock {
  const { t, price: lines, money, percent } = texts;
  const values = {
    work: { hours: texts.totalHours, rate: texts.rate },
    complexityPremium: { percent: percent(pricingConstants.complexityPremiumBasisPoints[price.projectType]) },
    volumeDiscount: { percent: percent(price.volumeDiscountBasisPoints) },
    fixedScopeDiscount: { percent: percent(price.fixedScopeDiscountBasisPoints) },
    platformFee: { percent: percent(price.platformFeeBasisPoints) },
    vat: { percent: percent(price.vatBasisPoints) },
    base: {},
    total: {},
    remuneration: {},
    totalWithVat: {},
  };
  return {
    kind: "price",
    caption: t(`document.price.${type}Caption${price.projectType === "hourly" ? "Estimate" : ""}`),
    columns: [t("document.price.item"), t("document.price.amount")],
    rows: priceTable(price, type).map(({ key, amountCents, isSum }) => ({
      label: isOwnLine(key) ? t(`document.price.${key}`, values[key]) : lines(key, values[key]),
      amount: money(amountCents),
      isSum,
    })),
  };
}

/** What of a fixed price falls due when; work by the hour has none. */
function milestoneBlocks(
  { price }: ContractSource,
  type: ContractType,
  texts: ContractTexts,
): ContractBlock[] {
  const { t, price: lines, money, percent } = texts;
  const due = milestones(price, type);
  if (due.length === 0) return [];
  return [
    {
      kind: "price",
      caption: t("document.milestones.caption"),
      columns: [t("document.milestones.item"), t("document.price.amount")],
      rows: [
        ...due.map(({ key, percent: share, amountCents }, index) => ({
          label: t(`document.milestones.${key}`, { number: index + 1, percent: percent(share * 100) }),
          amount: money(amountCents),
          isSum: false,
        })),
        {
          label: type === "client" ? lines("total") : t("document.price.remuneration"),
          amount: money(contractAmountCents(price, type)),
          isSum: true,
        },
      ],
    },
  ];
}
