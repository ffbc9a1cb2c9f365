import { z } from "zod";
import { verifications } from "@/lib/features/companies/verification";
import { type WorkArrangement, workArrangementInput, workArrangements } from "@/lib/shared/availability";
import { locales } from "@/lib/shared/locales";
import { type Cents, eurosAmount, optionalEurosInput } from "@/lib/shared/money";
import { dateText, emailText, isStorable, optionalText, readable, text } from "@/lib/shared/text";
import { type FieldName, says } from "@/lib/shared/validation";
import { typedWholeNumber } from "@/lib/shared/whole-number";
import {
  approvalStatuses,
  budgetTypes,
  collaborationLevels,
  communicationChannels,
  companyStages,
  experienceLevelOf,
  experienceLevels,
  postingDefaults,
  projectCategories,
  sampleComplexities,
  type TechnicalComplexity,
  technicalComplexities,
  urgencies,
} from "./rules";

const cleared = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;

/** An optional field that null and empty text leave out; a new posting then has its default (`postingDefaults`). */
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(cleared, schema.optional());

/** A whole number as number or text (decisions B6, E7); null, empty and absent mean none. */
const optionalNumber = (field: FieldName, bounds: { min: number; max: number }) =>
  optional(typedWholeNumber(field, bounds));

const percent = (field: FieldName) => optionalNumber(field, { min: 0, max: 100 });

/** Trimmed, without empty ones and without doubles in any case; the first spelling stays. */
function distinctTexts(values: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const value of values.map((each) => readable(each).trim().normalize("NFC")).filter(Boolean)) {
    const key = value.toLowerCase();
    if (!seen.has(key)) seen.set(key, value);
  }
  return [...seen.values()];
}

const texts = (
  tooMany: "bare.mostSkills" | "bare.mostDeliverables",
  { most, longest }: { most: number; longest: number },
) =>
  z
    .array(
      z
        .string()
        .max(longest, says("bare.mostCharactersEach", { max: longest }))
        .refine(isStorable, says("bare.unstorable")),
    )
    .max(200, says(tooMany, { max: most }))
    .transform(distinctTexts)
    .pipe(z.array(z.string()).max(most, says(tooMany, { max: most })));

const skillTexts = texts("bare.mostSkills", { most: 50, longest: 80 });

/** A level word, or years that are mapped to one (decisions B3). */
const experienceRequired = z.union(
  [
    z.enum(experienceLevels),
    z.number().min(0).max(70).transform(experienceLevelOf),
    z
      .string()
      .trim()
      .regex(/^\d{1,2}$/)
      .transform((years) => experienceLevelOf(Number(years))),
  ],
  { error: says("named.experienceLevel") },
);

/** A complexity, or the sample projects' word for one. */
const technicalComplexity = z.union([
  z.enum(technicalComplexities),
  z
    .enum(Object.keys(sampleComplexities) as (keyof typeof sampleComplexities)[])
    .transform((word): TechnicalComplexity => sampleComplexities[word]),
]);

const rate = (field: FieldName) => optionalEurosInput({ field, minCents: 0, maxCents: 100_000 });
const budget = (field: FieldName) => optionalEurosInput({ field, minCents: 0, maxCents: 1_000_000_000 });

/** The fields of a posting that say what the work is (001 §3); everything may be missing but for the rules below. */
export const workFields = {
  title: text({ max: 160, field: "projectTitle" }),
  description: text({ min: 0, max: 10_000, field: "projectDescription" }).optional(),
  requiredSkills: skillTexts,
  hourlyRateMin: rate("minimumHourlyRate"),
  hourlyRateMax: rate("maximumHourlyRate"),
  location: optional(text({ max: 160, field: "location" })),
  workArrangement: z
    .union([workArrangementInput.transform((one) => [one]), z.array(workArrangementInput).max(10)])
    .nullish()
    .transform((chosen): WorkArrangement[] | undefined => {
      const known = workArrangements.filter((each) => chosen?.includes(each));
      return known.length > 0 ? known : undefined;
    }),
  experienceRequired: optional(experienceRequired),
  durationMonths: optionalNumber("durationMonths", { min: 1, max: 60 }),
  hoursPerWeek: optionalNumber("hoursPerWeek", { min: 1, max: 60 }),
  projectType: optionalText(80),
  industry: optionalText(120),
  urgency: optional(z.enum(urgencies)),
  budgetType: optional(z.enum(budgetTypes)),
  fixedBudgetMin: budget("minimumBudget"),
  fixedBudgetMax: budget("maximumBudget"),
  teamSize: optionalNumber("teamSize", { min: 1, max: 100 }),
  collaborationLevel: optional(z.enum(collaborationLevels)),
  communicationPreference: z
    .array(z.enum(communicationChannels))
    .max(20)
    .nullish()
    .transform((chosen) => chosen && communicationChannels.filter((each) => chosen.includes(each))),
  timeZoneRequirement: optional(text({ max: 60, field: "timeZone" })),
  specificTimeZone: optionalText(60),
  technicalComplexity: optional(technicalComplexity),
  deliverables: texts("bare.mostDeliverables", { most: 30, longest: 300 }).nullish(),
  successMetrics: optionalText(2_000),
  additionalRequirements: optionalText(4_000),
  preferredExpertProfile: optionalText(2_000),
  companyStage: optional(z.enum(companyStages)),
  projectCategory: optional(z.enum(projectCategories)),
  preferredOpenness: percent("openness"),
  preferredConscientiousness: percent("conscientiousness"),
  preferredExtraversion: percent("extraversion"),
  preferredAgreeableness: percent("agreeableness"),
  preferredNeuroticism: percent("emotionalStability"),
  personalityMatchingWeight: percent("personalityWeight"),
  /** A wish for our team, beside the urgency that experts see (001 §3). */
  startDate: optional(dateText(says("bare.realDate"))),
};

const contactFields = {
  customerName: text({ max: 120, field: "yourName" }),
  customerEmail: emailText(),
  customerCompany: optionalText(160),
  customerPhone: optionalText(40),
};

type Ranges = Partial<
  Record<"hourlyRateMin" | "hourlyRateMax" | "fixedBudgetMin" | "fixedBudgetMax", number | null | undefined>
>;

/** Which lowest amount is above its highest (decisions C11), and what is told of it. */
export const rangeFaults = (value: Ranges) =>
  (
    [
      ["hourlyRateMin", "hourlyRateMax", says("bare.rateRange")],
      ["fixedBudgetMin", "fixedBudgetMax", says("bare.budgetRange")],
    ] as const
  )
    .filter(([min, max]) => (value[min] ?? 0) > (value[max] ?? Number.POSITIVE_INFINITY))
    .map(([field, , message]) => ({ field, message }));

/** Refuses them, whatever else is wrong: an end that is refused itself is no number to compare. */
export const checkRanges = z.superRefine<Ranges>(
  (value, context) => {
    const refused = new Set(context.issues.map(({ path }) => path?.[0]));
    const ends = Object.entries(value).filter(([field]) => !refused.has(field));
    for (const { field, message } of rangeFaults(Object.fromEntries(ends)))
      context.addIssue({ code: "custom", path: [field], message });
  },
  { when: ({ value }) => typeof value === "object" && value !== null },
);

/** What a posting has where nothing was given. */
export const gapsOfPosting = {
  ...postingDefaults,
  description: "",
  workArrangement: [...postingDefaults.workArrangement] as WorkArrangement[],
  ...{ communicationPreference: [], deliverables: [] },
};
type Defaulted = keyof typeof gapsOfPosting;
type WithDefaults<Given> = Omit<Given, Defaulted> & {
  [Field in Defaulted & keyof Given]-?: NonNullable<Given[Field]>;
};

const withDefaults = <Given extends { [Field in Defaulted]?: unknown }>(given: Given) =>
  ({
    ...given,
    ...Object.fromEntries(
      Object.entries(gapsOfPosting).map(([field, value]) => [field, given[field as Defaulted] ?? value]),
    ),
  }) as WithDefaults<Given>;

export type ParsedAmounts = { [Field in keyof Ranges]?: Cents | null | undefined };

/** What was typed in euros is cents once parsed, and says so in its name; none is null. */
export const inCents = <Parsed extends ParsedAmounts>({
  hourlyRateMin,
  hourlyRateMax,
  fixedBudgetMin,
  fixedBudgetMax,
  ...fields
}: Parsed) => ({
  ...fields,
  hourlyRateMinCents: hourlyRateMin ?? null,
  hourlyRateMaxCents: hourlyRateMax ?? null,
  fixedBudgetMinCents: fixedBudgetMin ?? null,
  fixedBudgetMaxCents: fixedBudgetMax ?? null,
});

/** The payload of a posting. */
export const postingFields = {
  ...workFields,
  requiredSkills: skillTexts.pipe(z.array(z.string()).min(1, says("bare.oneRequiredSkill"))),
  ...contactFields,
  /** Honeypot: people do not see it, so only a robot fills it (decisions A13). */
  website: z.string().max(0, says("bare.leaveEmpty")).optional(),
};

/** POST /api/project-postings (001 §3, §5). Money comes out in cents; level words and defaults filled in, but the urgency that a start sets. */
export const projectPostingInput = z
  .strictObject(postingFields)
  .check(checkRanges)
  .transform(({ website, ...posting }) => ({ ...inCents(withDefaults(posting)), urgency: posting.urgency }));
export type GivenProjectPosting = z.output<typeof projectPostingInput>;
export type ProjectPostingInput = Omit<GivenProjectPosting, "urgency"> &
  Record<"urgency", (typeof urgencies)[number]>;

const orEmpty = (words: z.ZodType<string, string>) => words.nullish().transform((each) => each ?? "");

/**
 * The `project` of POST /api/custom-project-matching: the whole form, with whatever of it is filled in. Contact
 * details are accepted, and go no further. By a way of working or urgency that is not given nobody is measured.
 */
export const customProjectInput = z
  .strictObject({
    ...workFields,
    title: orEmpty(text({ min: 0, max: 160, field: "projectTitle" })),
    description: orEmpty(text({ min: 0, max: 10_000, field: "projectDescription" })),
    requiredSkills: skillTexts.nullish().transform((skills) => skills ?? []),
    ...{ customerName: z.string().max(200).nullish(), customerEmail: z.string().max(300).nullish() },
    ...{ customerCompany: z.string().max(200).nullish(), customerPhone: z.string().max(80).nullish() },
    website: z.string().max(200).optional(),
  })
  .check(checkRanges)
  .refine(
    ({ title, description, requiredSkills }) =>
      title !== "" || description !== "" || requiredSkills.length > 0,
    { path: ["title"], message: says("bare.projectUndescribed") },
  )
  .transform(({ workArrangement, urgency, ...project }) => ({
    ...inCents(withDefaults(project)),
    ...{ workArrangement, urgency },
  }));
export type CustomProjectInput = z.output<typeof customProjectInput>;

/**
 * What anybody may see of a posting (001 §3). No field here could hold a customer's name, e-mail or phone
 * (decisions A8). Rates and budgets in euros.
 */
export const publicProject = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** The language of title and description; null where they are short or unsure. */
  textLanguage: z.enum(locales).nullable(),
  requiredSkills: z.array(z.string()),
  isActive: z.boolean(),
  approvalStatus: z.enum(approvalStatuses),
  location: z.string(),
  workArrangement: z.array(z.enum(workArrangements)),
  experienceRequired: z.enum(experienceLevels),
  durationMonths: z.int().nullable(),
  hoursPerWeek: z.int().nullable(),
  customerCompany: z.string().nullable(),
  /** How that company was verified, as far as everybody may trust it; null for one that was not. */
  companyVerifiedBy: z.enum(verifications).nullable(),
  budgetType: z.enum(budgetTypes),
  hourlyRateMin: eurosAmount.nullable(),
  hourlyRateMax: eurosAmount.nullable(),
  fixedBudgetMin: eurosAmount.nullable(),
  fixedBudgetMax: eurosAmount.nullable(),
  urgency: z.enum(urgencies),
  industry: z.string().nullable(),
  projectCategory: z.enum(projectCategories),
  deliverables: z.array(z.string()),
  teamSize: z.int(),
  createdAt: z.iso.datetime(),
});
export type PublicProject = z.infer<typeof publicProject>;

/**
 * The answer to POST /api/project-postings: whoever posted knows the rest. `approvalStatus` is the truth, `status`
 * mirrors it (decisions B13).
 */
export const projectPostingCreated = z.object({
  id: z.int(),
  title: z.string(),
  approvalStatus: z.literal("pending"),
  status: z.literal("pending"),
});
export type ProjectPostingCreated = z.infer<typeof projectPostingCreated>;
