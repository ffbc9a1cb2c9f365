import "server-only";
import type { Engagement } from "@/lib/features/engagements/server/repository";
import { type Price, toPercent } from "@/lib/features/pricing/rules";
import { env } from "@/lib/server/env";
import { translator } from "@/lib/server/translator";
import type { Operator } from "@/lib/shared/brand";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { formatPercent, formatUnit } from "@/lib/shared/format-numbers";
import { type Locale, localePath } from "@/lib/shared/locales";
import { type Cents, formatEuros } from "@/lib/shared/money";
import type { PartyDetails } from "../details-schemas";
import { type AgreedMilestone, type ContractType, contractTerms } from "../rules";
import { signingEnd } from "../states";

/** What a contract is made from: the expert as the public knows them (decisions A9), the price as computed here (C6). */
export interface ContractSource {
  operator: Operator;
  engagement: Engagement;
  expert: { id: number; name: string; title: string; email?: string | null };
  price: Price;
  /** The date of the contract: when it was drawn up, or sent. */
  at: Date;
  /** Its language. */
  locale: Locale;
  /** Of its clauses; without one the current version. */
  termsVersion?: string | undefined;
  /** Whether it awaits signatures, each side's for its own party; what was only drawn up is signed on paper. */
  isSent?: boolean | undefined;
  /** Of a fixed scope, what the quote agreed; without any the usual shares. */
  milestones?: readonly AgreedMilestone[] | undefined;
  /** The quote it rests on. */
  quote?: { version: number } | null | undefined;
  /** The client's, for its invoices. */
  purchaseOrder?: string | null | undefined;
  /** In how many days the client pays, where that was agreed for this engagement alone. */
  paymentTermDays?: number | null | undefined;
  /** What the parties have said of themselves. Of a draft, which the client holds, only the client's. */
  parties?: { client: PartyDetails | null; expert: PartyDetails | null } | undefined;
}

/** The term of payment in days net: the client's choice; the expert waits for no client. */
export const paymentDaysOf = ({ paymentTermDays, parties }: ContractSource, type: ContractType): number =>
  (type === "client" ? (paymentTermDays ?? parties?.client?.paymentTermDays) : null) ??
  contractTerms.paymentDays;

/** What nobody sees but what hides or turns round other text: controls, zero-width characters, direction marks. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;

/** What somebody typed, on one line and without anything invisible. */
export const oneLine = (text: string) => text.replace(/\s+/g, " ").replace(invisible, "").trim();

/** What somebody typed, divided at empty lines; single line breaks stay. */
const paragraphsOf = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split("\n").map(oneLine).filter(Boolean).join("\n"))
    .filter(Boolean);

/** Everything that a contract's sentences, facts and tables are filled with, as text. */
export function contractTexts({ operator, engagement, expert, price, at, locale, parties }: ContractSource) {
  const day = (date: string) => formatDate(date, locale);
  const money = (cents: Cents) => formatEuros(cents, locale, { fractionDigits: 2 });
  const percent = (basisPoints: number) => formatPercent(toPercent(basisPoints), locale);
  return {
    t: translator("Contracts", locale),
    terms: translator("ContractTerms", locale),
    price: translator("Price", locale),
    fields: translator("Fields", locale),
    money,
    percent,
    day,
    operator: operator.name,
    client: oneLine(parties?.client?.legalName ?? engagement.clientCompany),
    clientEmail: oneLine(engagement.clientEmail),
    clientContact: oneLine(engagement.clientContactName ?? ""),
    project: oneLine(engagement.title),
    description: paragraphsOf(engagement.description),
    expert: oneLine(expert.name),
    expertTitle: oneLine(expert.title),
    date: day(helsinkiDate(at)),
    start: day(engagement.startDate),
    end: day(engagement.endDate),
    expires: day(helsinkiDate(signingEnd(at))),
    verifyUrl: `${env().APP_URL}${localePath(locale, "/verify")}`,
    rate: money(price.hourlyRateCents),
    totalHours: formatUnit(price.totalHours, "hour", locale),
    hoursPerWeek: formatUnit(price.hoursPerWeek, "hour-per-week", locale),
  };
}
export type ContractTexts = ReturnType<typeof contractTexts>;
