import type { Price, PriceLineKey } from "@/lib/features/pricing/rules";
import { type Cents, parseEuros, shareOf } from "@/lib/shared/money";

/** One for the client and one for the expert of every engagement. */
export const contractTypes = ["client", "expert"] as const;
export type ContractType = (typeof contractTypes)[number];

/** As whom somebody signs: each contract's own party, and the operator, the other side of both. */
export const signatureRoles = [...contractTypes, "operator"] as const;
export type SignatureRole = (typeof signatureRoles)[number];

/** Every period the contracts agree on, in the unit its name says. */
export const contractTerms = {
  noticeDays: 14,
  remedyDays: 14,
  /** Until a client has chosen; always the expert's, who waits for no client (docs/decisions/0026). */
  paymentDays: 14,
  acceptanceWorkingDays: 10,
  reportWorkingDays: 5,
  /** In which work by the hour is objected to. */
  defectDays: 30,
  returnDays: 30,
  absenceDays: 14,
  forceMajeureDays: 60,
  negotiationDays: 30,
  confidentialityYears: 3,
  /** Of the estimated hours, when the client is told. */
  estimateWarningPercent: 80,
  /** How many times the price a breach of confidentiality, security or data protection may cost. */
  higherCapFactor: 3,
} as const;

/** The terms of payment that a client may choose, in days net. */
export const paymentTerms = [14, 30] as const;
export type PaymentTerm = (typeof paymentTerms)[number];

export const contractBounds = { purchaseOrder: 60 } as const;

/** Where the expert owes something earlier, so that the service company can keep its word to the client. */
export const termsOfSide = {
  client: { breachHours: 48, subprocessorDays: 14, auditNoticeDays: 14 },
  expert: { breachHours: 24, subprocessorDays: 21, auditNoticeDays: 10 },
} as const;

/** What a contract is about, in cents without VAT: the client pays the fee, the expert gets the base (000 §9). */
export const contractAmountCents = (
  price: Pick<Price, "totalCents" | "baseCents">,
  type: ContractType,
): number => (type === "client" ? price.totalCents : price.baseCents);

/** What of a fixed price falls due when, as a quote names it (deal M, N). */
export interface AgreedMilestone {
  title: string;
  /** Whole per cent of the price; those of a quote add up to 100. */
  percent: number;
  /** The day it is due, "YYYY-MM-DD". */
  dueOn: string;
}

export interface PriceTableRow {
  key: PriceLineKey | "base" | "total" | "remuneration" | "vat" | "totalWithVat";
  amountCents: Cents;
  /** The sum of the rows since the last sum, and of that sum. */
  isSum: boolean;
}

/**
 * The rows of a contract's price table; parts that are nothing are left out. The client's runs from the work over
 * the platform fee to the total with VAT, the expert's ends with the base: no fee and no client price (000 §9;
 * decisions C2, C5).
 */
export function priceTable(price: Price, type: ContractType): PriceTableRow[] {
  const part = (key: PriceTableRow["key"], amountCents: Cents) => ({ key, amountCents, isSum: false });
  const sum = (key: PriceTableRow["key"], amountCents: Cents) => ({ key, amountCents, isSum: true });
  const parts = price.lines
    .filter(({ key, amountCents }) => key !== "platformFee" && amountCents !== 0)
    .map(({ key, amountCents }) => part(key, amountCents));
  if (type === "expert") return [...parts, sum("remuneration", price.baseCents)];
  return [
    ...parts,
    sum("base", price.baseCents),
    part("platformFee", price.platformFeeCents),
    sum("total", price.totalCents),
    part("vat", price.vatCents),
    sum("totalWithVat", price.totalWithVatCents),
  ];
}

/** Shares of a fixed price, in per cent of it, by what has to be reached (decisions C15). */
const milestoneShares = {
  /** Less than a month: paid when it is done. */
  short: [{ key: "accepted", percent: 100 }],
  long: [
    { key: "plan", percent: 20 },
    { key: "firstVersion", percent: 40 },
    { key: "accepted", percent: 40 },
  ],
} as const;
export type MilestoneKey = (typeof milestoneShares)[keyof typeof milestoneShares][number]["key"];

export interface Milestone {
  /** Of one that no quote names. */
  key: MilestoneKey | null;
  title: string | null;
  percent: number;
  /** "YYYY-MM-DD"; null where only the order is agreed. */
  dueOn: string | null;
  amountCents: Cents;
}

/**
 * What of a fixed price falls due when: what a quote agreed, else the usual shares. The amounts add up to the price to
 * the cent, the last taking what rounding leaves. Empty for work by the hour, which is billed by its hours.
 */
export function milestones(
  price: Pick<Price, "projectType" | "durationMonths" | "totalCents" | "baseCents">,
  type: ContractType,
  agreed: readonly AgreedMilestone[] = [],
): Milestone[] {
  if (price.projectType === "hourly") return [];
  const whole = contractAmountCents(price, type);
  const usual = price.durationMonths === 1 ? milestoneShares.short : milestoneShares.long;
  const shares =
    agreed.length > 0
      ? agreed.map((each) => ({ ...each, key: null }))
      : usual.map((each) => ({ ...each, title: null, dueOn: null }));
  let left = whole;
  return shares.map((share, index) => {
    const amountCents = index === shares.length - 1 ? left : shareOf(whole, share.percent * 100);
    left -= amountCents;
    return { ...share, amountCents };
  });
}

/** The kind of the mail with the way to a contract that awaits a signature; it may hold a link that opens an account. */
export const contractToSignMailKind = "contract_to_sign";

/** The page of a contract, which its party reads and signs. */
export const contractPath = (id: number): string => `/contracts/${id}`;

/** Where on it the details of its reader are asked. */
export const detailsPlace = "contract-details";

/** Where each party has the list of its contracts. */
export const contractListPaths = {
  client: "/company/contracts",
  expert: "/expert-dashboard#contracts",
} as const;

/** "OS-000017-C": names a contract on paper and in its file name. */
export function contractReference(engagementId: number, type: ContractType): string {
  return `OS-${String(engagementId).padStart(6, "0")}-${type === "client" ? "C" : "E"}`;
}

/** Splits a text at the references in it, and keeps them as every second part. */
export const contractReferences = /(OS-\d{6,}-[CE])/;

/**
 * Whether a sum that a client sent, euros as number or text, is more than a cent from the server's own (decisions
 * C6). Nothing sent does not differ; what is no amount does.
 */
export function differsByMoreThanACent(sent: unknown, cents: Cents): boolean {
  if (sent === undefined || sent === null) return false;
  const sentCents =
    typeof sent === "number" ? sent * 100 : typeof sent === "string" ? parseEuros(sent) : null;
  // Not `> 1` turned around: NaN differs too. The rest of a binary fraction is no difference.
  return sentCents === null || !(Math.abs(sentCents - cents) <= 1 + 1e-6);
}

const fileNameLetters = 60;

/**
 * The name a contract is saved under, as RFC 6266 wants it: plain ASCII for old programs, and with its Å Ä Ö.
 * @returns the value of a Content-Disposition header
 */
export function contractAttachment(reference: string, kind: string, projectTitle: string): string {
  const title = projectTitle.replace(/[^\p{Letter}\p{Number}]+/gu, " ").trim();
  const name = [...`${reference} ${kind} ${title}`].slice(0, fileNameLetters).join("").trim();
  const ascii = name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^A-Za-z0-9-]+/g, " ")
    .trim();
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}.pdf"; filename*=UTF-8''${encoded}.pdf`;
}
