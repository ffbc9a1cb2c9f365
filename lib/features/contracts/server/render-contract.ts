import "server-only";
import { createHash } from "node:crypto";
import { findNewEngagement } from "@/lib/features/engagements/server/repository";
import { priceOf } from "@/lib/features/pricing/schemas";
import type { Transaction } from "@/lib/server/db";
import { operator } from "@/lib/server/operator";
import type { Cents } from "@/lib/shared/format-money";
import { type Locale, localeOfDocument } from "@/lib/shared/locales";
import { type ContractType, contractAmountCents, contractTypes } from "../rules";
import { contractDocument } from "./contract-document";
import { contractHtml } from "./contract-html";
import { contractPdf } from "./contract-pdf";
import type { ContractSource } from "./contract-texts";
import { findMaterial, findParties } from "./source-repository";
import { currentTerms } from "./terms";

/** A contract as it is stored: what is read, and the bytes that are signed with their fingerprint. */
export interface RenderedContract {
  html: string;
  pdf: Uint8Array<ArrayBuffer>;
  /** SHA-256 in hex. */
  documentSha256: string;
  termsVersion: string;
  language: Locale;
}

/** Sets a contract. The same source gives the same bytes. */
export async function renderContract(source: ContractSource, type: ContractType): Promise<RenderedContract> {
  const document = contractDocument(source, type);
  const pdf = new Uint8Array(await contractPdf(document));
  return {
    html: contractHtml(document),
    pdf,
    documentSha256: createHash("sha256").update(pdf).digest("hex"),
    termsVersion: source.termsVersion ?? currentTerms,
    language: source.locale,
  };
}

/** The client's and the expert's contract of one source, each with its sum. */
export async function renderBoth(
  source: ContractSource,
): Promise<(RenderedContract & { type: ContractType; totalAmountCents: Cents })[]> {
  const both = [];
  for (const type of contractTypes) {
    const totalAmountCents = contractAmountCents(source.price, type);
    both.push({ type, ...(await renderContract(source, type)), totalAmountCents });
  }
  return both;
}

export interface SentContract {
  /** When it was sent: its date. */
  at: Date;
  language: string;
  /** Null of one that has none yet. */
  termsVersion: string | null;
}

/**
 * What the contracts of an engagement are made from when they are sent: the engagement, the price that was agreed by a
 * quote or computed by the calculator, and what both parties have said of themselves. Nothing is computed anew. Null for
 * an engagement whose price is gone.
 */
export async function findSource(
  tx: Transaction,
  engagementId: number,
  { at, language, termsVersion }: SentContract,
): Promise<ContractSource | null> {
  const engagement = await findNewEngagement(tx, engagementId);
  const material = await findMaterial(engagementId, tx);
  if (!engagement || !material?.pricing) return null;
  const parties = await findParties(engagementId, tx);
  return {
    operator: operator(),
    engagement,
    expert: {
      id: material.expertId,
      name: material.expertName,
      title: material.expertTitle,
      email: material.expertEmail,
    },
    price: priceOf(material.pricing),
    at,
    locale: localeOfDocument(language),
    termsVersion: termsVersion ?? undefined,
    isSent: true,
    quote: material.quoteVersion === null ? null : { version: material.quoteVersion },
    milestones: material.milestones ?? [],
    purchaseOrder: material.purchaseOrder,
    paymentTermDays: material.paymentTermDays,
    parties,
  };
}

/** The same for contracts that are made now. @throws RangeError without a price */
export async function sourceOf(
  tx: Transaction,
  engagementId: number,
  sent: SentContract,
): Promise<ContractSource> {
  const source = await findSource(tx, engagementId, sent);
  if (!source) throw new RangeError(`Engagement ${engagementId} has no price`);
  return source;
}
