import { z } from "zod";
import { hourlyRateBounds, optionalEurosInput } from "@/lib/shared/money";
import { emailText, idNumber, optionalText, text } from "@/lib/shared/text";
import { says, validationMessages } from "@/lib/shared/validation";

const required = {
  applicantName: text({ max: 120, field: "fullName" }),
  applicantEmail: emailText(),
  coverLetter: text({ max: 5000, field: "coverLetter" }),
};

const optionalDetails = {
  estimatedStartDate: optionalText(60),
  availabilityNotes: optionalText(2000),
};

/** Honeypot: people do not see it, so only a robot fills it (decisions A13). */
const website = z.string().max(0, says("bare.leaveEmpty")).optional();

/** Whole hours a week, 1 to 60 (decisions C10). */
export const applicationHours = { min: 1, max: 60 } as const;
const hoursMessage = says("named.wholeRange", { field: "hoursPerWeek", ...applicationHours });

/** A whole number as number or text (decisions B6); null, empty and absent mean none. */
const hoursPerWeek = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : value),
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d{1,6}$/)
          .transform(Number),
      ],
      { error: hoursMessage },
    )
    .pipe(z.int(hoursMessage).min(applicationHours.min, hoursMessage).max(applicationHours.max, hoursMessage))
    .nullish(),
);

/**
 * POST /api/project-applications (001 §3, §5): the rate is a decimal and comes out in cents, hours are an integer,
 * both optional. `expertId` is accepted and not believed: the session says whose expert applies.
 */
export const projectApplicationInput = z
  .strictObject({
    projectId: idNumber(says("bare.chooseProject")),
    ...required,
    proposedRate: optionalEurosInput({ field: "proposedRate", ...hourlyRateBounds }),
    estimatedHoursPerWeek: hoursPerWeek,
    ...optionalDetails,
    expertId: idNumber().nullish(),
    website,
  })
  .transform((input) => ({
    projectId: input.projectId,
    applicantName: input.applicantName,
    applicantEmail: input.applicantEmail,
    coverLetter: input.coverLetter,
    proposedRateCents: input.proposedRate ?? null,
    estimatedStartDate: input.estimatedStartDate ?? null,
    estimatedHoursPerWeek: input.estimatedHoursPerWeek ?? null,
    availabilityNotes: input.availabilityNotes ?? null,
  }));
export type ProjectApplicationInput = z.output<typeof projectApplicationInput>;

/** The answer to POST /api/project-applications: whoever applied knows the rest. */
export const projectApplicationCreated = z.object({ id: z.int(), status: z.literal("pending") });
export type ProjectApplicationCreated = z.infer<typeof projectApplicationCreated>;

const typed = z.string().optional();
/** A number field's value: a number, nothing, or text that is none, which is refused where numbers are checked. */
const typedNumber = z.union([z.number(), z.string()]).nullish();

/**
 * The application dialog of the recommendations page: no checks, the server's are shown (001 §5). Its values are
 * those of the checked form too.
 */
export const uncheckedApplicationForm = z.strictObject({
  applicantName: typed,
  applicantEmail: typed,
  coverLetter: typed,
  proposedRate: typedNumber,
  estimatedStartDate: typed,
  estimatedHoursPerWeek: typedNumber,
  availabilityNotes: typed,
  website: typed,
});
export type ProjectApplicationForm = z.input<typeof uncheckedApplicationForm>;

/** The dialog of the browse page: name, e-mail and cover letter are required, numbers are numbers (001 §5). */
export const checkedApplicationForm = uncheckedApplicationForm.superRefine((values, context) => {
  // One place has the rules: the server's input, asked for each field as it is typed.
  const checked = projectApplicationInput.safeParse(
    { ...values, projectId: 1 },
    { error: validationMessages },
  );
  for (const { path, message } of checked.error?.issues ?? []) {
    context.addIssue({ code: "custom", path, message });
  }
});
