import type { AgreedMilestone } from "@/lib/features/contracts/rules";
import type { ProjectType } from "@/lib/features/pricing/rules";
import { type Stage, waitingStages } from "@/lib/features/project-applications/stages";
import { addDays } from "@/lib/shared/dates";
import { type QuoteStatus, quotedStages, quoteLifecycle } from "./states";

/** Characters, days, and how many milestones of how many per cent (deal M1). */
export const quoteBounds = {
  scope: { min: 10, max: 5_000 },
  validDays: { min: 1, max: 60, default: 14 },
  milestones: 12,
  milestoneTitle: 160,
  percent: { min: 1, max: 100 },
  declineReason: 2_000,
  changeRequest: 5_000,
  purchaseOrder: 60,
} as const;

/** The last day in Helsinki on which a quote can be accepted that is written or sent on a day (deal M3). */
export const validUntilOf = (today: string, validDays: number): string => addDays(today, validDays);

/** Where a quote stands on a day in Helsinki: after its last valid day it has expired, before a job has noted it too. */
export const statusOn = (
  { status, validUntil }: { status: QuoteStatus; validUntil: string },
  today: string,
): QuoteStatus => (status === "sent" && validUntil < today ? "expired" : status);

/** Who looks at a quote. */
export const quoteSides = ["expert", "company"] as const;
export type QuoteSide = (typeof quoteSides)[number];

/** What somebody presses. */
export const quoteActions = ["edit", "send", "revise", "accept", "decline", "request_change"] as const;
export type QuoteAction = (typeof quoteActions)[number];

/** Why a quote takes no answer any more: its application has come to its end, or its expert's profile was taken away. */
export const quoteEndings = ["application", "expert"] as const;
export type QuoteEnding = (typeof quoteEndings)[number];

const isAmong = (stages: readonly Stage[], stage: Stage): boolean => stages.includes(stage);

/** Whether an application takes a quote: in the quoted stages (deal M1), while no contracts of an accepted one stand. */
export const takesQuote = ({ stage, isUnderContract }: { stage: Stage; isUnderContract: boolean }): boolean =>
  !isUnderContract && isAmong(quotedStages, stage);

/** What keeps a quote from being answered, whatever its own state; null while nothing does. */
export function endingOf({
  stage,
  isExpertGone,
}: {
  stage: Stage;
  isExpertGone: boolean;
}): QuoteEnding | null {
  if (!isAmong(waitingStages, stage)) return "application";
  return isExpertGone ? "expert" : null;
}

/**
 * Whether one of the two sides may do something to a quote now. The expert quotes in the quoted stages (deal M1); what
 * the company wants of it, it can want as long as the application has not ended. While the contracts of an accepted
 * quote stand, the application takes no other; nor is anything agreed on with a profile that was taken away.
 */
export function canAct(
  action: QuoteAction,
  quote: { status: QuoteStatus; stage: Stage; isUnderContract: boolean; isExpertGone: boolean },
  side: QuoteSide,
): boolean {
  const { status, stage, isUnderContract } = quote;
  if (isUnderContract || !quoteLifecycle.canHappen(action, status, side)) return false;
  if (action === "decline") return true;
  return endingOf(quote) === null && (side === "company" || isAmong(quotedStages, stage));
}

/** What is wrong with the shares of the milestones of a quote; null when nothing is. */
export function shareFault({
  projectType,
  milestones,
}: {
  projectType: ProjectType;
  milestones: readonly Pick<AgreedMilestone, "percent">[];
}): "hourly" | "sum" | null {
  if (milestones.length === 0) return null;
  if (projectType === "hourly") return "hourly";
  return milestones.reduce((whole, { percent }) => whole + percent, 0) === 100 ? null : "sum";
}

/** Which milestones of a quote fall due before the work starts: their places. */
export const tooEarly = ({
  startDate,
  milestones,
}: {
  startDate: string;
  milestones: readonly Pick<AgreedMilestone, "dueOn">[];
}): number[] => milestones.flatMap(({ dueOn }, index) => (dueOn < startDate ? [index] : []));

/** Fields of which versions tell each other apart. */
export const comparedFields = [
  "projectType",
  "hourlyRate",
  "hoursPerWeek",
  "duration",
  "startDate",
  "scope",
  "milestones",
  "totalCost",
] as const;
export type ComparedField = (typeof comparedFields)[number];

interface Comparable {
  projectType: ProjectType;
  hourlyRate: number;
  hoursPerWeek: number;
  durationMonths: number;
  durationDays: number | null;
  startDate: string;
  scope: string;
  milestones: readonly AgreedMilestone[];
  totalCost: number;
}

/** What of a version is another than in the one before it. */
export function changedFields(before: Comparable, after: Comparable): ComparedField[] {
  const said = (quote: Comparable, field: ComparedField) => {
    if (field === "duration") return [quote.durationMonths, quote.durationDays];
    // Their amounts follow from the total.
    if (field === "milestones") return quote.milestones.map((each) => [each.title, each.percent, each.dueOn]);
    return quote[field];
  };
  return comparedFields.filter(
    (field) => JSON.stringify(said(before, field)) !== JSON.stringify(said(after, field)),
  );
}

/** Where a quote is read, written and changed. */
export const quotePath = (id: number) => `/quotes/${id}`;
export const editQuotePath = (id: number) => `/quotes/${id}/edit`;
/** @param like the number of an own quote whose terms it begins with */
export const newQuotePath = (applicationId: number, like?: number) =>
  `/quotes/new?application=${applicationId}${like ? `&like=${like}` : ""}`;
