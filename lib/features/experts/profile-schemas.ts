import { z } from "zod";
import { availabilityInput, type WorkArrangement, workArrangementInput } from "@/lib/shared/availability";
import { hourlyRateInput } from "@/lib/shared/money";
import { emailText, hasLetterOrDigit, idNumber, optionalText, text } from "@/lib/shared/text";
import { optionalImageAddress, optionalWebAddress } from "@/lib/shared/web-address";
import { approvalStatuses } from "./schemas";

/** The most skills an expert can hold, and the longest name of one; the database says so too. */
export const skillBounds = { count: 60, length: 60 } as const;

/** Bounds of an expert's whole numbers: the server's, each form has its own (decisions B7). */
export const numberBounds = {
  experienceYears: { min: 0, max: 70 },
  /** Kilometres. */
  workRadius: { min: 0, max: 2000 },
  weeklyAvailabilityHours: { min: 0, max: 60 },
} as const;

function wholeNumber(label: string, { min, max }: { min: number; max: number }, tooSmall?: string) {
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return z
    .int({ error: message })
    .min(min, tooSmall ?? message)
    .max(max, message);
}

/** Blank ones are left out below, as where a list is typed with commas (000 §5). */
const skill = text({ min: 0, max: skillBounds.length, message: "A skill is a text" }).refine(
  (label) => label === "" || hasLetterOrDigit(label),
  "A skill needs a letter or a digit",
);

const experienceLabel = "Years of experience";
const atLeastOneArrangement = "Select at least one work arrangement";

/** What an expert says of themselves, field by field: the rules of every way to change a profile. */
export const profileFields = {
  name: text({ max: 120, message: "Name is required" }),
  title: text({ max: 160, message: "Title is required" }),
  description: text({ max: 5000, message: "Description is required" }),
  skills: z
    .array(skill)
    .max(skillBounds.count, `At most ${skillBounds.count} skills`)
    .transform((labels) => labels.filter((label) => label !== "")),
  /** Skill to level 1-5; skills that are not in the list are left out. */
  skillMastery: z.record(
    z.string().max(skillBounds.length),
    z.int("A level is a number from 1 to 5").min(1, "A level is 1 to 5").max(5, "A level is 1 to 5"),
  ),
  experienceYears: wholeNumber(experienceLabel, numberBounds.experienceYears),
  /** Whole cents once parsed. */
  hourlyRate: hourlyRateInput,
  location: optionalText(120),
  workRadius: wholeNumber("Work radius", numberBounds.workRadius).nullish(),
  weeklyAvailabilityHours: wholeNumber("Hours a week", numberBounds.weeklyAvailabilityHours).nullish(),
  availability: availabilityInput,
  workArrangement: z
    .array(workArrangementInput, { error: atLeastOneArrangement })
    .min(1, atLeastOneArrangement)
    .max(10)
    .transform((list): WorkArrangement[] => [...new Set(list)]),
  portfolioUrl: optionalWebAddress(),
  linkedinUrl: optionalWebAddress(),
  githubUrl: optionalWebAddress(),
  phone: optionalText(40),
  emailNotifications: z.boolean(),
};

/** What only an administrator decides. */
const moderationFields = {
  email: emailText(),
  approvalStatus: z.enum(approvalStatuses),
  isActive: z.boolean(),
  displayOrder: idNumber("Display order must be a positive whole number"),
  /** Why a profile is not approved: told to the expert and kept in the audit log. */
  rejectionReason: optionalText(1000),
};

/**
 * PATCH and PUT /api/experts/{id} (decisions B18): both partial; absent fields stay, null clears what may be empty.
 * Which of the fields the caller may set is the policy's to say.
 */
export const updateExpertInput = z
  .strictObject({
    ...profileFields,
    profileImage: optionalImageAddress(),
    ...moderationFields,
    /** When the editor's copy was last changed; refused when somebody else has changed the expert since. */
    updatedAt: z.iso.datetime(),
  })
  .partial();
export type UpdateExpertInput = z.output<typeof updateExpertInput>;

/** The own profile's form: what the server takes of a profile, all at once (001 §5: no rule of its own). */
export const ownProfileForm = z.strictObject(profileFields);
export type OwnProfileForm = z.input<typeof ownProfileForm>;
export type OwnProfileValues = z.output<typeof ownProfileForm>;

const { skills, skillMastery, hourlyRate, location, workRadius, availability, workArrangement } =
  profileFields;

/** The dashboard's form: some of the fields, with rules of its own (001 §5). */
export const dashboardForm = z.strictObject({
  name: text({ min: 2, max: 120, message: "Name must be at least 2 characters" }),
  title: text({ min: 2, max: 160, message: "Title must be at least 2 characters" }),
  description: text({ min: 10, max: 5000, message: "Description must be at least 10 characters" }),
  experienceYears: wholeNumber(
    experienceLabel,
    numberBounds.experienceYears,
    "Experience years cannot be negative",
  ),
  skills,
  skillMastery,
  hourlyRate,
  location,
  workRadius,
  availability,
  workArrangement,
});
export type DashboardForm = z.input<typeof dashboardForm>;
export type DashboardValues = z.output<typeof dashboardForm>;

/** POST /api/experts/{id}/image; what the file holds is found out by decoding it. */
export const uploadImageInput = z.strictObject({
  image: z.file("Choose an image file"),
});
