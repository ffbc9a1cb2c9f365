import { z } from "zod";
import { hourlyRateInput } from "@/lib/shared/money";
import { emailText, optionalText, text } from "@/lib/shared/text";
import { says, validationMessages } from "@/lib/shared/validation";
import type { AdminExpert } from "./moderation-schemas";
import { numberBounds, profileFields } from "./profile-schemas";
import { approvalStatuses } from "./schemas";

const experienceMessage = says("named.positive", { field: "experience" });
const radiusMessage = says("named.positive", { field: "workRadius" });

/** "Python, , SQL " → ["Python", "SQL"] (001 §5). */
export const splitSkills = (typed: string): string[] =>
  typed
    .split(",")
    .map((label) => label.trim())
    .filter((label) => label !== "");

/** The administrators' form of an expert, with the rules and messages of 001 §5; the skills are one line of text. */
export const adminExpertForm = z.strictObject({
  name: profileFields.name,
  title: profileFields.title,
  email: emailText(),
  description: profileFields.description,
  skills: text({ max: 4000, message: says("named.skillsRequired") }).superRefine((typed, context) => {
    // An empty text has its message already.
    if (typed === "") return;
    const labels = splitSkills(typed);
    if (labels.length === 0)
      return context.addIssue({ code: "custom", message: says("named.skillsRequired") });
    const checked = profileFields.skills.safeParse(labels, { error: validationMessages });
    if (!checked.success) context.addIssue({ code: "custom", message: checked.error.issues[0]?.message });
  }),
  experienceYears: z
    .number(experienceMessage)
    .min(0, experienceMessage)
    .max(
      numberBounds.experienceYears.max,
      says("named.experienceYearsMost", { max: numberBounds.experienceYears.max }),
    )
    .int(says("named.experienceYearsWhole")),
  hourlyRate: text({ max: 40, field: "rate" }).superRefine((typed, context) => {
    const checked = typed === "" ? null : hourlyRateInput.safeParse(typed, { error: validationMessages });
    if (checked?.success === false) {
      context.addIssue({ code: "custom", message: checked.error.issues[0]?.message });
    }
  }),
  workRadius: z
    .number(radiusMessage)
    .min(0, radiusMessage)
    .max(numberBounds.workRadius.max, says("named.workRadiusMost", { max: numberBounds.workRadius.max }))
    .int(says("named.workRadiusWhole"))
    .optional(),
  location: optionalText(120),
  approvalStatus: z.enum(approvalStatuses),
  rejectionReason: optionalText(1000),
  isActive: z.boolean(),
});
export type AdminExpertForm = z.input<typeof adminExpertForm>;
export type AdminExpertValues = z.output<typeof adminExpertForm>;

/** An expert as the fields of the form hold them: what may be missing is an empty field. */
export function toAdminForm(expert: AdminExpert): AdminExpertForm {
  return {
    name: expert.name,
    title: expert.title,
    email: expert.email,
    description: expert.description,
    skills: expert.skills.join(", "),
    experienceYears: expert.experienceYears,
    hourlyRate: String(expert.hourlyRate),
    workRadius: expert.workRadius ?? undefined,
    location: expert.location,
    approvalStatus: expert.approvalStatus,
    rejectionReason: "",
    isActive: expert.isActive,
  };
}

/** What PUT /api/experts/{id} is sent. */
export type AdminExpertChanges = Record<string, unknown> & { updatedAt: string };

/**
 * The fields that differ from the expert as it was when editing began, with skills as a list (001 §7), and when that
 * was: nothing else is overwritten, and nothing that somebody else has changed meanwhile.
 */
export function adminChanges(before: AdminExpert, values: AdminExpertValues): AdminExpertChanges {
  const shown = toAdminForm(before);
  const { rejectionReason, ...fields } = values;
  const changed = Object.entries(fields).filter(
    ([field, value]) => (value ?? "") !== (shown[field as keyof AdminExpertForm] ?? ""),
  );
  const changes = Object.fromEntries(changed.map(([field, value]) => [field, value ?? null]));
  const isRejecting = changes.approvalStatus === "rejected";
  return {
    ...changes,
    ...(typeof changes.skills === "string" ? { skills: splitSkills(changes.skills) } : {}),
    ...(isRejecting && rejectionReason ? { rejectionReason } : {}),
    updatedAt: before.updatedAt,
  };
}
