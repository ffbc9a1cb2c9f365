import { z } from "zod";
import { availabilityInput, type WorkArrangement, workArrangementInput } from "@/lib/shared/availability";
import { hourlyRateInput } from "@/lib/shared/money";
import { emailText, hasLetterOrDigit, idNumber, optionalText, text } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { optionalImageAddress, optionalWebAddress } from "@/lib/shared/web-address";
import { wholeNumber } from "@/lib/shared/whole-number";
import { backgroundFields } from "./background";
import { decidedStatuses } from "./schemas";

/** The score from which a new profile asks for mails about projects, in whole per cent (001 §9). */
export const defaultMinMatchingScore = 75;

/** The most skills an expert can hold, and the longest name of one; the database says so too. */
export const skillBounds = { count: 60, length: 60 } as const;

/** Bounds of an expert's whole numbers: the server's, each form has its own (decisions B7). */
export const numberBounds = {
  experienceYears: { min: 0, max: 70 },
  /** Kilometres. */
  workRadius: { min: 0, max: 2000 },
  weeklyAvailabilityHours: { min: 0, max: 60 },
} as const;

/** Blank ones are left out below, as where a list is typed with commas (000 §5). */
const skill = text({ min: 0, max: skillBounds.length, message: says("bare.skill") }).refine(
  (label) => label === "" || hasLetterOrDigit(label),
  says("bare.skillLetter"),
);

const atLeastOneArrangement = says("named.atLeastOneArrangement");

/** What an expert says of themselves, field by field: the rules of every way to change a profile. */
export const profileFields = {
  name: text({ max: 120, field: "name" }),
  title: text({ max: 160, field: "title" }),
  description: text({ max: 5000, field: "description" }),
  skills: z
    .array(skill)
    .max(skillBounds.count, says("bare.mostSkills", { max: skillBounds.count }))
    .transform((labels) => labels.filter((label) => label !== "")),
  /** Skill to level 1-5; skills that are not in the list are left out. */
  skillMastery: z.record(
    z.string().max(skillBounds.length),
    z.int(says("bare.level")).min(1, says("bare.levelRange")).max(5, says("bare.levelRange")),
  ),
  experienceYears: wholeNumber("experienceYears", numberBounds.experienceYears),
  /** Whole cents once parsed. */
  hourlyRate: hourlyRateInput,
  acceptsVolumeDiscount: z.boolean(),
  location: optionalText(120),
  workRadius: wholeNumber("workRadius", numberBounds.workRadius).nullish(),
  weeklyAvailabilityHours: wholeNumber("hoursAWeek", numberBounds.weeklyAvailabilityHours).nullish(),
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
  ...backgroundFields,
};

/** Whether the owner wants to be found (deal K4): a switch of its own, in no form. */
export const visibilityFields = { isHidden: z.boolean(says("named.boolean", { field: "isHidden" })) };

/** What only an administrator decides. */
const moderationFields = {
  email: emailText(),
  approvalStatus: z.enum(decidedStatuses),
  isActive: z.boolean(),
  displayOrder: idNumber(says("named.positiveWhole", { field: "displayOrder" })),
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
    ...visibilityFields,
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

const {
  skills,
  skillMastery,
  hourlyRate,
  acceptsVolumeDiscount,
  location,
  workRadius,
  availability,
  workArrangement,
} = profileFields;

/** The dashboard's form: some of the fields, with rules of its own (001 §5). */
export const dashboardForm = z.strictObject({
  name: text({ min: 2, max: 120, field: "name" }),
  title: text({ min: 2, max: 160, field: "title" }),
  description: text({ min: 10, max: 5000, field: "description" }),
  experienceYears: wholeNumber(
    "experienceYears",
    numberBounds.experienceYears,
    says("named.cannotBeNegative", { field: "experienceYearsShort" }),
  ),
  skills,
  skillMastery,
  hourlyRate,
  acceptsVolumeDiscount: acceptsVolumeDiscount.default(true),
  location,
  workRadius,
  availability,
  workArrangement,
});
export type DashboardForm = z.input<typeof dashboardForm>;
export type DashboardValues = z.output<typeof dashboardForm>;

/** POST /api/experts/{id}/availability-link: the token of a reminder's link. */
export const availabilityLinkInput = z.strictObject({ token: z.string().max(200) });

/** POST /api/experts/{id}/image; what the file holds is found out by decoding it. */
export const uploadImageInput = z.strictObject({
  image: z.file(says("bare.imageFile")),
});
