import "server-only";
import { milestones } from "@/lib/features/contracts/rules";
import { lastDay } from "@/lib/features/engagements/last-working-day";
import { priceOf } from "@/lib/features/pricing/schemas";
import { riskAdjustment } from "@/lib/features/pricing/server/risk-adjustment";
import { hiddenName, hiddenText } from "@/lib/features/project-applications/hidden-identity";
import { hiddenMark } from "@/lib/features/project-applications/server/mails";
import { withoutWaysPast } from "@/lib/shared/contact";
import type { Locale } from "@/lib/shared/locales";
import { toEuros } from "@/lib/shared/money";
import { languageBeside } from "@/lib/shared/text-language";
import { canAct, endingOf, type QuoteSide, quoteActions, statusOn } from "../rules";
import type { Quote, QuoteVersion } from "../schemas";
import type { QuoteRow } from "./repository";

/** As whom, when and in which language a quote is shown. */
export interface Showing {
  side: QuoteSide;
  /** The day in Helsinki. */
  today: string;
  locale: Locale;
}

/** What one side may read of the other's words: until the stage interview without contact details (deal J6, L3). */
export function shownTexts(row: QuoteRow, { side, locale }: Omit<Showing, "today">) {
  const { scope, milestones, declineReason, changeRequest } = row;
  if (row.identityShownAt !== null) return { scope, milestones, declineReason, changeRequest };
  const mark = hiddenMark(locale);
  if (side === "company") {
    const hidden = (text: string) => hiddenText(text, row.applicantName, mark);
    return {
      scope: hidden(scope),
      milestones: milestones.map(({ title, ...rest }) => ({ title: hidden(title), ...rest })),
      declineReason,
      changeRequest,
    };
  }
  const hidden = (text: string | null) => text && withoutWaysPast(text, mark);
  return { scope, milestones, declineReason: hidden(declineReason), changeRequest: hidden(changeRequest) };
}

/** The expert's name as the company knows it by now. */
export const shownName = (
  { identityShownAt, applicantName, publicName }: QuoteRow,
  locale: Locale,
): string => (identityShownAt === null ? hiddenName(publicName, hiddenMark(locale)) : applicantName);

const instant = (date: Date | null) => date?.toISOString() ?? null;

function shownVersion(row: QuoteRow, showing: Showing) {
  const { milestones: agreed, ...texts } = shownTexts(row, showing);
  const shares = agreed.length > 0 ? milestones(priceOf(row.pricing), "client", agreed) : [];
  return {
    id: row.id,
    version: row.version,
    status: statusOn(row, showing.today),
    hasFallenThrough: row.hasFallenThrough,
    ending: endingOf(row),
    projectType: row.projectType,
    hourlyRate: toEuros(row.hourlyRateCents),
    hoursPerWeek: row.hoursPerWeek,
    durationMonths: row.durationMonths,
    durationDays: row.durationDays,
    startDate: row.startDate,
    ...texts,
    textLanguage: row.textLanguage,
    answerLanguage: row.answerLanguage,
    milestones: agreed.map((each, index) => ({
      ...each,
      titleLanguage: languageBeside(each.title, row.textLanguage),
      amount: toEuros(shares[index]?.amountCents ?? 0),
    })),
    validUntil: row.validUntil,
    changeRequestedAt: instant(row.changeRequestedAt),
    createdAt: row.createdAt.toISOString(),
    sentAt: instant(row.sentAt),
    endedAt: instant(row.endedAt),
  };
}

/** A version in the history of a quote. */
export const showVersion = (row: QuoteRow, showing: Showing): QuoteVersion => ({
  ...shownVersion(row, showing),
  totalCost: toEuros(row.totalCents),
});

/** A quote as one of its sides sees it. */
export function showQuote(row: QuoteRow, showing: Showing): Quote {
  const shown = shownVersion(row, showing);
  const { side, locale } = showing;
  return {
    ...shown,
    applicationId: row.applicationId,
    project: { id: row.projectId, title: row.title, customerCompany: row.customerCompany },
    expert: { id: row.expertId, name: shownName(row, locale) },
    endDate: lastDay(row.startDate, row),
    validDays: row.validDays,
    // Stored in the language of whoever wrote the quote.
    pricing: { ...row.pricing, riskAdjustment: riskAdjustment(row.pricing, locale) },
    rulesVersion: row.rulesVersion,
    updatedAt: row.updatedAt.toISOString(),
    side,
    actions: quoteActions.filter((action) => canAct(action, { ...row, status: shown.status }, side)),
  };
}
