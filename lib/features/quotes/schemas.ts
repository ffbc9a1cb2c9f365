import { z } from "zod";
import { contractTypes, paymentTerms } from "@/lib/features/contracts/rules";
import { contractStatuses } from "@/lib/features/contracts/states";
import {
  checkSize,
  durationFields,
  durationMonthsInput,
  hoursPerWeekInput,
  pricingResult,
  projectTypeInput,
  sizeOf,
  withSize,
} from "@/lib/features/pricing/schemas";
import { listQuery } from "@/lib/shared/http/list-query";
import { locales } from "@/lib/shared/locales";
import { eurosAmount, hourlyRateInput } from "@/lib/shared/money";
import { dateText, idNumber, optionalText, pathId, text } from "@/lib/shared/text";
import { type Fault, says, whenRead } from "@/lib/shared/validation";
import { typedNumber, wholeNumber, wholeWithin } from "@/lib/shared/whole-number";
import { quoteActions, quoteBounds, quoteEndings, quoteSides, shareFault, tooEarly } from "./rules";
import { type QuoteStatus, quoteStatuses } from "./states";

/** Whole per cent of the price. */
const share = wholeWithin(says("bare.wholeRange", quoteBounds.percent), quoteBounds.percent);
const dueDay = dateText(says("bare.date"));
const milestoneInput = z.strictObject({
  // The number of the milestone stands in the field's label.
  title: text({ max: quoteBounds.milestoneTitle, message: says("bare.missing") }),
  percent: share,
  dueOn: dueDay,
});

/** What an expert fills in; the size as the calculator takes it. */
const terms = {
  projectType: projectTypeInput,
  /** Euros an hour without VAT; whole cents when read. */
  hourlyRate: hourlyRateInput,
  hoursPerWeek: hoursPerWeekInput,
  durationMonths: durationMonthsInput.optional(),
  ...durationFields,
  startDate: dateText(says("named.required", { field: "startDate" })),
  scope: text({ ...quoteBounds.scope, field: "scope" }),
  /** Of a fixed scope only; without any the usual shares hold (decisions C15). */
  milestones: z
    .array(milestoneInput)
    .max(quoteBounds.milestones, says("bare.mostEntries", { max: quoteBounds.milestones })),
  validDays: wholeNumber("validDays", quoteBounds.validDays),
};

const shareSentences = { hourly: says("bare.milestonesHourly"), sum: says("bare.milestonesSum") } as const;

function shareFaults(quote: Parameters<typeof shareFault>[0]): Fault[] {
  const fault = shareFault(quote);
  return fault ? [{ path: "milestones", message: shareSentences[fault] }] : [];
}

const dueFaults = (quote: Parameters<typeof tooEarly>[0]): Fault[] =>
  tooEarly(quote).map((index) => ({
    path: `milestones.${index}.dueOn`,
    message: says("bare.milestoneTooEarly"),
  }));

/** What is wrong with the milestones of a quote. */
export const milestoneFaults = (
  quote: Parameters<typeof shareFaults>[0] & Parameters<typeof dueFaults>[0],
) => [...shareFaults(quote), ...dueFaults(quote)];

const refuse =
  <Input>(faults: (input: Input) => Fault[]) =>
  (input: Input, context: z.RefinementCtx): void => {
    for (const { path, message } of faults(input))
      context.addIssue({ code: "custom", path: path.split("."), message });
  };

const { projectType, startDate } = terms;
const termsInput = z
  .strictObject({
    ...terms,
    milestones: terms.milestones.default([]),
    validDays: terms.validDays.default(quoteBounds.validDays.default),
  })
  .superRefine(checkSize, withSize)
  .superRefine(
    refuse(shareFaults),
    whenRead(z.object({ projectType, milestones: z.array(z.object({ percent: share })) })),
  )
  .superRefine(
    refuse(dueFaults),
    whenRead(z.object({ startDate, milestones: z.array(z.object({ dueOn: dueDay })) })),
  );

const sized = <T extends { durationMonths?: number | undefined }>({
  durationMonths,
  durationUnit,
  duration,
  ...input
}: T & Parameters<typeof sizeOf>[0]) => {
  const { durationMonths: months, durationDays = null } = sizeOf({ durationMonths, durationUnit, duration });
  return { ...input, durationMonths: months, durationDays };
};

export type QuoteFormValues = z.input<typeof termsInput>;

/** What of a form is sent: work by the hour has no milestones, whatever was typed before it became that. */
export const sentOf = (values: QuoteFormValues): QuoteFormValues =>
  values.projectType === "hourly" ? { ...values, milestones: [] } : values;

/**
 * The form of a quote, everything but whose application it is for, on a date in Helsinki: a start before it is refused,
 * as the server does with its own clock.
 */
export const quoteForm = (today: string) =>
  z.preprocess<QuoteFormValues, typeof termsInput, QuoteFormValues>(
    sentOf,
    termsInput.refine((quote) => quote.startDate >= today, {
      path: ["startDate"],
      message: says("named.startInPast"),
      ...whenRead(z.object({ startDate })),
    }),
  );

/** The same as it lies in the browser: whatever was typed, valid or not. */
export const typedQuote = z
  .object({
    ...durationFields,
    projectType: projectTypeInput,
    ...{ hourlyRate: typedNumber, hoursPerWeek: typedNumber, duration: typedNumber, validDays: typedNumber },
    ...{ startDate: z.string(), scope: z.string() },
    milestones: z.array(z.object({ title: z.string(), percent: typedNumber.optional(), dueOn: z.string() })),
  })
  .partial() as z.ZodType<Partial<QuoteFormValues>>;

/** POST /api/quotes (deal M1). */
export const quoteInput = termsInput.safeExtend({ applicationId: idNumber() }).transform(sized);
export type QuoteInput = z.output<typeof quoteInput>;

/** PATCH /api/quotes/{id}: what is absent stays. */
export const quotePatch = z
  .strictObject(terms)
  .partial()
  .superRefine((input, context) => {
    const { durationMonths, durationUnit, duration } = input;
    if ([durationMonths, durationUnit, duration].some((each) => each !== undefined))
      checkSize(input, context);
  })
  .transform(({ durationMonths, durationUnit, duration, ...input }) => {
    const size = { durationMonths, durationUnit, duration };
    const isSized = durationMonths !== undefined || duration !== undefined;
    return { ...input, size: isSized ? sizeOf(size) : null };
  });
export type QuotePatch = z.output<typeof quotePatch>;

/** POST /api/quotes/{id}/accept: how the client wants its bills; all of it may be missing. */
export const acceptQuoteInput = z.strictObject({
  purchaseOrder: optionalText(quoteBounds.purchaseOrder),
  paymentTermDays: z.literal(paymentTerms, { error: says("bare.paymentTerm") }).nullish(),
});
export type AcceptQuoteInput = z.output<typeof acceptQuoteInput>;

/** POST /api/quotes/{id}/decline. */
export const declineQuoteInput = z.strictObject({ reason: optionalText(quoteBounds.declineReason) });

/** POST /api/quotes/{id}/request-change. */
export const requestChangeInput = z.strictObject({
  message: text({ max: quoteBounds.changeRequest, field: "message" }),
});

const status = z.enum(quoteStatuses);

/** GET /api/company/quotes and /api/expert/quotes. */
export const quotesQuery = listQuery.extend({
  status: z.enum(quoteStatuses, { error: says("bare.status") }).optional(),
  applicationId: pathId.optional(),
});
export type QuotesQuery = z.output<typeof quotesQuery>;

/** GET /api/quotes/{id}/pdf. */
export const quotePdfQuery = z.object({
  /** In place of that of Accept-Language: what a browser asks for by a link comes in its own. */
  language: z.enum(locales).optional().catch(undefined),
});

const milestone = z.object({
  title: z.string(),
  /** That of the scope, where the title reads as it by itself. */
  titleLanguage: z.enum(locales).nullable(),
  percent: z.int(),
  dueOn: z.iso.date(),
  /** Euros of the total without VAT. */
  amount: eurosAmount,
});

const version = {
  id: z.int(),
  version: z.int(),
  status,
  /** Whether it was accepted, and a contract that was made of it has ended without coming into force. */
  hasFallenThrough: z.boolean(),
  /** Why it takes no answer any more, whatever its state: its application has ended, or the expert's profile is gone. */
  ending: z.enum(quoteEndings).nullable(),
  projectType: projectTypeInput,
  /** Euros an hour without VAT. */
  hourlyRate: eurosAmount,
  hoursPerWeek: z.int(),
  /** Of a size in days or weeks the started months. */
  durationMonths: z.int(),
  /** Working days, of a size in days or weeks. */
  durationDays: z.int().nullable(),
  startDate: z.iso.date(),
  /** To the company without contact details until the stage interview, like the titles of milestones (deal J6). */
  scope: z.string(),
  /** What the scope is written in; null where that is short or unsure. */
  textLanguage: z.enum(locales).nullable(),
  milestones: z.array(milestone),
  /** The last day in Helsinki on which it can be accepted. */
  validUntil: z.iso.date(),
  /** What the company said when it declined, and when it asked for a change. */
  declineReason: z.string().nullable(),
  changeRequest: z.string().nullable(),
  /** What the company said it in. */
  answerLanguage: z.enum(locales).nullable(),
  changeRequestedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** When it was accepted, declined, superseded, or noted as expired. */
  endedAt: z.iso.datetime().nullable(),
};

/** A quote as one of the two sides sees it (deal M). */
export const quote = z.object({
  ...version,
  applicationId: z.int(),
  project: z.object({ id: z.int(), title: z.string(), customerCompany: z.string().nullable() }),
  /** As the company knows the expert by now. */
  expert: z.object({ id: z.int(), name: z.string() }),
  /** The last day of the work by start and size. */
  endDate: z.iso.date(),
  validDays: z.int(),
  pricing: pricingResult,
  /** Names the rules and VAT table of the price. */
  rulesVersion: z.string(),
  updatedAt: z.iso.datetime(),
  /** As whom it is seen, and what can be done as that now. */
  side: z.enum(quoteSides),
  actions: z.array(z.enum(quoteActions)),
});
export type Quote = z.infer<typeof quote>;
export type QuotePage = { quotes: Quote[]; total: number; nextCursor: string | null };

const quoteVersion = z.object({ ...version, totalCost: eurosAmount });
export type QuoteVersion = z.infer<typeof quoteVersion>;

const quoteContract = z.object({
  id: z.int(),
  type: z.enum(contractTypes),
  status: z.enum(contractStatuses),
});

/** GET /api/quotes/{id}: with the versions this side may see, the newest first, and of what accepting made the contracts that the reader is a party of. */
export const quoteDetail = quote.extend({
  versions: z.array(quoteVersion),
  contracts: z.array(quoteContract),
  /** Whether a new quote can be written for its application now, and none is open that this side sees. */
  takesAnother: z.boolean(),
});
export type QuoteDetail = z.infer<typeof quoteDetail>;

/** The answer to accepting: each contract is read by its own party only (deal M4, N1). */
export const acceptedQuote = z.object({ quote, contracts: z.array(quoteContract) });
export type AcceptedQuote = z.infer<typeof acceptedQuote>;

/** The newest quote of an own application, as its row says it. */
export interface NewestQuote {
  applicationId: number;
  id: number;
  version: number;
  status: QuoteStatus;
  validUntil: string;
  isChangeWanted: boolean;
  /** As of a quote. */
  hasFallenThrough: boolean;
}
