import "server-only";
import {
  type ContractType,
  contractAmountCents,
  contractReference,
  milestones,
  type PriceTableRow,
  priceTable,
} from "../rules";
import type { ContractBlock, Fact } from "./contract-document";
import { type ContractSource, type ContractTexts, oneLine, paymentDaysOf } from "./contract-texts";
import type { AnnexKey } from "./terms";

/** What a contract says in its annexes beside the clauses of its terms: the work, its price, where invoices go. */
export const contractAnnexes = (
  source: ContractSource,
  type: ContractType,
  texts: ContractTexts,
): Record<AnnexKey, ContractBlock[]> => ({
  scope: scopeBlocks(source, type, texts),
  price: [
    priceBlock(source, type, texts),
    ...milestoneBlocks(source, type, texts),
    { kind: "facts", rows: invoicingFacts(source, type, texts) },
  ],
  dataProtection: [],
});

function scopeBlocks(
  { expert, price, quote }: ContractSource,
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
        ...(quote ? [[t("document.facts.quote"), t("document.facts.quoteValue", quote)] satisfies Fact] : []),
      ],
    },
    {
      kind: "quote",
      label: t(quote ? "document.quotedDescription" : `document.${type}Description`),
      paragraphs: texts.description,
    },
  ];
}

/** Lines of the price that only contracts have in these words. */
const isOwnLine = (key: PriceTableRow["key"]): key is "work" | "complexityPremium" | "remuneration" =>
  key === "work" || key === "complexityPremium" || key === "remuneration";

function priceBlock({ price }: ContractSource, type: ContractType, texts: ContractTexts): ContractBlock {
  const { t, price: lines, money, percent } = texts;
  const values = {
    work: { hours: texts.totalHours, rate: texts.rate },
    complexityPremium: { percent: percent(Math.round((price.complexityMultiplier - 1) * 10_000)) },
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
  { price, milestones: agreed }: ContractSource,
  type: ContractType,
  texts: ContractTexts,
): ContractBlock[] {
  const { t, price: lines, money, percent, day } = texts;
  const due = milestones(price, type, agreed);
  if (due.length === 0) return [];
  return [
    {
      kind: "price",
      caption: t("document.milestones.caption"),
      columns: [t("document.milestones.item"), t("document.price.amount")],
      rows: [
        ...due.map(({ key, title, percent: share, dueOn, amountCents }, index) => {
          const values = { number: index + 1, percent: percent(share * 100) };
          return {
            label:
              key === null
                ? t("document.milestones.agreed", {
                    ...values,
                    title: oneLine(title ?? ""),
                    due: day(dueOn ?? ""),
                  })
                : t(`document.milestones.${key}`, values),
            amount: money(amountCents),
            isSum: false,
          };
        }),
        {
          label: type === "client" ? lines("total") : t("document.price.remuneration"),
          amount: money(contractAmountCents(price, type)),
          isSum: true,
        },
      ],
    },
  ];
}

/** Where invoices go, and what stands on them. */
function invoicingFacts(source: ContractSource, type: ContractType, texts: ContractTexts): Fact[] {
  const { t } = texts;
  const { engagement, operator, parties, purchaseOrder } = source;
  const payment: Fact[] = [
    [texts.terms("paymentTerm"), texts.terms("paymentTermValue", { days: paymentDaysOf(source, type) })],
    [texts.fields("confirmation.reference"), contractReference(engagement.id, type)],
  ];
  if (type === "expert") {
    return [
      [t("document.facts.invoicesTo"), t("document.facts.byEmail", { email: operator.email })],
      ...payment,
    ];
  }
  const { invoiceAddress, invoiceOperator } = parties?.client ?? {};
  const address = invoiceOperator
    ? t("document.facts.electronicThrough", { address: invoiceAddress ?? "", through: invoiceOperator })
    : invoiceAddress;
  return [
    [t("document.facts.invoicesTo"), address || t("document.facts.byEmail", { email: texts.clientEmail })],
    [texts.terms("purchaseOrder"), purchaseOrder ? oneLine(purchaseOrder) : t("document.facts.noneGiven")],
    ...payment,
  ];
}
