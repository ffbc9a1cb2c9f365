import { z } from "zod";
import {
  daysOf,
  durationFields,
  durationProblem,
  hoursPerWeekInput,
  projectTypeInput,
} from "@/lib/features/pricing/schemas";
import { dateText, emailText, idNumber, optionalBusinessId, optionalText, text } from "@/lib/shared/text";
import { says, whenRead } from "@/lib/shared/validation";
import { engagementMonthBounds, engagementMonths } from "./rules";

const startDateInput = dateText(says("named.required", { field: "startDate" }));
const endDateInput = dateText(says("named.required", { field: "endDate" }));

const engagementFields = z.strictObject({
  clientCompany: text({ max: 160, field: "companyName" }),
  title: text({ max: 160, field: "projectTitle" }),
  description: text({ min: 10, max: 5000, field: "projectDescription" }),
  startDate: startDateInput,
  endDate: endDateInput,
  clientEmail: emailText(),
  clientBusinessId: optionalBusinessId().transform((id) => id ?? null),
  clientContactName: optionalText(120),
  /** Honeypot: people do not see it, so only a robot fills it (decisions A13). */
  website: z.string().max(0, says("bare.leaveEmpty")).optional(),
});

const withDates = whenRead(z.object({ startDate: startDateInput, endDate: endDateInput }));

function endProblem({ startDate, endDate }: { startDate: string; endDate: string }): string | null {
  if (endDate < startDate) return says("named.endBeforeStart");
  return engagementMonths(startDate, endDate) === null
    ? says("bare.engagementLongest", { max: engagementMonthBounds.max })
    : null;
}

function checkEnd(value: { startDate: string; endDate: string }, context: z.RefinementCtx): void {
  const message = endProblem(value);
  if (message) context.addIssue({ code: "custom", path: ["endDate"], message });
}

/**
 * The contract form (000 §5) on a date in Helsinki: a start before it is refused, as the server does with its own
 * clock.
 */
export const engagementForm = (today: string) =>
  engagementFields.superRefine(checkEnd, withDates).refine(({ startDate }) => startDate >= today, {
    path: ["startDate"],
    message: says("named.startInPast"),
    ...whenRead(z.object({ startDate: startDateInput })),
  });
export type EngagementForm = z.input<typeof engagementFields>;
export type EngagementFormValues = z.output<typeof engagementFields>;

/**
 * POST /api/projects of the contract flow (000 §3 and §7; decisions B14): a private engagement. Its months come from
 * its dates (decisions C10); of work sized in days or weeks these only say when it takes place (C14). Everything about money from the server (C6).
 */
export const createEngagementInput = engagementFields
  .extend({
    expertId: idNumber(says("bare.chooseExpert")),
    hoursPerWeek: hoursPerWeekInput,
    projectType: projectTypeInput,
    ...durationFields,
  })
  .superRefine(checkEnd, withDates)
  .superRefine((input, context) => {
    const problem = durationProblem(input);
    if (problem) context.addIssue({ code: "custom", path: [problem.path], message: problem.message });
  })
  .transform(({ website: _website, durationUnit, duration, ...input }) => ({
    ...input,
    durationDays: daysOf(durationUnit, duration),
    // Dates without months have been refused above.
    durationMonths: engagementMonths(input.startDate, input.endDate) as number,
  }));
export type CreateEngagementInput = z.output<typeof createEngagementInput>;

/** The new engagement, and the token with which a guest reaches it (decisions A13): answered only here. */
export const engagementCreated = z.object({ id: z.int(), accessToken: z.string() });
export type EngagementCreated = z.infer<typeof engagementCreated>;
