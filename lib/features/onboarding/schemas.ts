import { z } from "zod";
import { defaultMinMatchingScore, profileFields } from "@/lib/features/experts/profile-schemas";
import { statementIds } from "@/lib/features/personality/statements";
import { defaultMasteryLevel, workArrangements } from "@/lib/shared/availability";
import { emailText, text } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { optionalImageAddress } from "@/lib/shared/web-address";
import { achievementIds, minimumSummaryLength, skillsToComplete, stepIds } from "./rules";

const tooFewSkills = says("bare.leastSkills", { min: skillsToComplete });

/** What the wizard asks, and when each is good enough to be sent (001 §5). */
const wizardFields = {
  name: profileFields.name,
  title: profileFields.title,
  email: emailText(),
  description: text({
    min: minimumSummaryLength,
    max: 5000,
    field: "professionalSummary",
  }),
  skills: profileFields.skills.refine((skills) => skills.length >= skillsToComplete, tooFewSkills),
  skillMastery: profileFields.skillMastery,
  /** An empty field is 0 (001 §5). */
  experienceYears: profileFields.experienceYears.nullish().transform((years) => years ?? 0),
  hourlyRate: profileFields.hourlyRate,
  acceptsVolumeDiscount: profileFields.acceptsVolumeDiscount.default(true),
  workArrangement: profileFields.workArrangement,
  location: profileFields.location,
  availability: profileFields.availability,
  portfolioUrl: profileFields.portfolioUrl,
  languages: profileFields.languages.default([]),
  caseStudies: profileFields.caseStudies.default([]),
  certificates: profileFields.certificates.default([]),
  education: profileFields.education.default([]),
};

/** The wizard's form; the server's bounds are wider (decisions B7). */
export const onboardingForm = z.strictObject(wizardFields);
export type OnboardingFormInput = z.input<typeof onboardingForm>;

const scoreMessage = says("named.traitScore");
const score = z.int({ error: scoreMessage }).min(0, scoreMessage).max(100, scoreMessage).nullish();

const matchingScoreMessage = says("named.matchingScore");

/** Documented for the payload and decided by the server: accepted whatever it is, and not looked at. */
const ignored = z.unknown().optional();

/**
 * POST /api/experts (001 §3, decisions A14): the whole documented profile, and whether its personality scores may be
 * kept.
 */
export const createExpertInput = onboardingForm
  .extend({
    description: profileFields.description,
    skills: profileFields.skills.refine((skills) => skills.length > 0, says("bare.oneSkill")),
    skillMastery: profileFields.skillMastery.default({}),
    availability: profileFields.availability.default("available"),
    profileImage: optionalImageAddress(),
    workRadius: profileFields.workRadius,
    emailNotifications: z.boolean().nullish(),
    minMatchingScore: z
      .int({ error: matchingScoreMessage })
      .min(0, matchingScoreMessage)
      .max(100, matchingScoreMessage)
      .nullish(),
    personalityOpenness: score,
    personalityConscientiousness: score,
    personalityExtraversion: score,
    personalityAgreeableness: score,
    personalityNeuroticism: score,
    personalityTestCompleted: z.boolean().nullish(),
    /** False: finished, but the scores must not be stored. */
    personalityConsent: z.boolean().nullish(),
    isActive: ignored,
    aiMatchingScore: ignored,
    socialPoints: ignored,
    profileShareCount: ignored,
    lastProfileShare: ignored,
    portfolioAnalysis: ignored,
    portfolioLastAnalyzed: ignored,
  })
  .transform(({ hourlyRate, ...profile }) => ({ ...profile, hourlyRateCents: hourlyRate }));
export type CreateExpertInput = z.output<typeof createExpertInput>;

/** Defaults of a new profile (001 §9). */
export const newProfileDefaults = {
  workRadius: 50,
  emailNotifications: true,
  minMatchingScore: defaultMinMatchingScore,
  mastery: defaultMasteryLevel,
} as const;

/** Text on its way: anything that JSON in the database can hold, long enough for what people paste. */
const draftText = (max: number) =>
  z
    .string()
    .max(max, says("bare.longest", { max }))
    // A NUL, or half of a character, would be refused by the database.
    .transform((value) => value.replaceAll("\0", "").replace(/\p{Surrogate}/gu, ""));

/** The wizard's own choices of availability (001 §4). */
export const onboardingAvailabilities = ["available", "busy", "unavailable"] as const;

/** Entries of a list as they are while somebody fills them in; missing in a draft from before they were asked. */
const draftEntries = z
  .array(z.record(draftText(40), z.union([draftText(2048), z.number(), z.null()]).optional()))
  .max(20)
  .optional();

/** The wizard's fields as they are while somebody fills them in, valid or not. */
export const draftFields = z.strictObject({
  name: draftText(1000),
  title: draftText(1000),
  email: draftText(1000),
  experienceYears: z.union([z.number(), draftText(40)]).optional(),
  description: draftText(20_000),
  skills: z.array(draftText(200)).max(100, says("bare.mostSkills", { max: 100 })),
  skillMastery: z.record(draftText(200), z.int().min(1).max(5)),
  hourlyRate: draftText(100),
  // Missing in a draft from before it was asked.
  acceptsVolumeDiscount: z.boolean().optional(),
  workArrangement: z.array(z.enum(workArrangements)).max(3),
  location: draftText(1000),
  availability: z.enum(onboardingAvailabilities),
  portfolioUrl: draftText(2048),
  languages: draftEntries,
  caseStudies: draftEntries,
  certificates: draftEntries,
  education: draftEntries,
});
export type DraftFields = z.infer<typeof draftFields>;

const traitScore = z.int().min(0).max(100).nullable();

const consentMessage = says("bare.draftConsent");

const draftShape = {
  fields: draftFields,
  currentStep: z.enum(stepIds),
  completedSteps: z.array(z.enum(stepIds)).max(stepIds.length),
  achievements: z.array(z.enum(achievementIds)).max(achievementIds.length),
  personalityConsent: z.boolean(),
  personalityAnswers: z
    .partialRecord(
      z.enum(statementIds),
      z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
    )
    .nullable(),
  /** Of a finished assessment. */
  personalityScores: z
    .strictObject({
      openness: traitScore,
      conscientiousness: traitScore,
      extraversion: traitScore,
      agreeableness: traitScore,
      neuroticism: traitScore,
    })
    .nullable(),
};

type Consented = { personalityConsent: boolean; personalityAnswers: unknown; personalityScores: unknown };
const isConsented = ({ personalityConsent, personalityAnswers, personalityScores }: Consented) =>
  personalityConsent || (personalityAnswers === null && personalityScores === null);
const consentRefusal = { path: ["personalityConsent"], error: consentMessage };

/** Where somebody is in the wizard, whole. */
export const onboardingDraft = z.strictObject(draftShape).refine(isConsented, consentRefusal);

/**
 * PUT /api/onboarding-draft: the draft, and when the one that it was made from was saved (null where there was none):
 * what another device has saved since then is not overwritten unseen.
 */
export const saveDraftInput = z
  .strictObject({ ...draftShape, seen: z.iso.datetime().nullable().optional() })
  .refine(isConsented, consentRefusal);
export type SaveDraftInput = z.infer<typeof saveDraftInput>;
export type OnboardingDraft = z.infer<typeof onboardingDraft>;

/**
 * The draft as it lies in a browser: with when it was changed, when its owner asked to send it (browser time), and when
 * the account's draft was saved that it was made from.
 */
export const localDraft = z.strictObject({
  ...draftShape,
  // Missing in a draft from before it was kept.
  seen: z.iso.datetime().nullable().optional(),
  changedAt: z.iso.datetime(),
  submitRequestedAt: z.iso.datetime().nullable(),
});
export type LocalDraft = z.infer<typeof localDraft>;

/** The draft of somebody who is signed in, with when it was last saved (server time). */
export const savedDraft = z.object({ draft: onboardingDraft, updatedAt: z.iso.datetime() });
export type SavedDraft = z.infer<typeof savedDraft>;

/** What is known of somebody who begins: from their account, their application, or the profile it became. */
export const prefill = z.object({
  source: z.enum(["account", "application", "profile"]),
  fields: draftFields.partial(),
});
export type Prefill = z.infer<typeof prefill>;

/** GET /api/onboarding-draft: how the wizard begins for who is signed in. */
export const onboardingStart = z.object({
  saved: savedDraft.nullable(),
  prefill,
  /** The profile that is linked to the account: then there is nothing left to create. */
  expertId: z.int().nullable(),
});
export type OnboardingStart = z.infer<typeof onboardingStart>;
