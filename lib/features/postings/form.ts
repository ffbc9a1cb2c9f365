import { z } from "zod";
import { workArrangements } from "@/lib/shared/availability";
import { toCents } from "@/lib/shared/format-money";
import { dateText, emailText, optionalText, text } from "@/lib/shared/text";
import { type FieldName, says } from "@/lib/shared/validation";
import { typedNumber, wholeNumber } from "@/lib/shared/whole-number";
import {
  budgetTypes,
  collaborationLevels,
  communicationChannels,
  companyStages,
  experienceLevels,
  postingDefaults,
  projectCategories,
  technicalComplexities,
  urgencies,
} from "./rules";

/** What the form's fields take (001 §5, §9); the server takes as much or more (decisions B7). */
export const postingRanges = {
  hourlyRate: { min: 1, max: 1_000 },
  fixedBudget: { min: 1, max: 10_000_000 },
  durationMonths: { min: 1, max: 60, step: 1 },
  hoursPerWeek: { min: 1, max: 60, step: 1 },
} as const;

export const listLimits = {
  requiredSkills: { most: 50, longest: 80 },
  deliverables: { most: 30, longest: 300 },
} as const;

/** Choices of the form; the last stands for any larger team (001 §9). */
export const teamSizes = [1, 2, 3, 4] as const;
export const timeZoneRequirements = ["flexible", "overlap", "specific"] as const;

/** The five traits that a posting may wish for; neuroticism is stability, higher is calmer (decisions B15). */
export const preferredTraits = [
  "preferredOpenness",
  "preferredConscientiousness",
  "preferredExtraversion",
  "preferredAgreeableness",
  "preferredNeuroticism",
] as const;

/** Money in euros and cents; none for an empty field. */
function euros(field: FieldName, { min, max }: { min: number; max: number }) {
  const message = says("named.amountRange", {
    field,
    min: { cents: toCents(min) },
    max: { cents: toCents(max) },
  });
  return z
    .number({ error: says("named.amount", { field }) })
    .min(min, message)
    .max(max, message)
    .refine(
      (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
      says("named.twoDecimals", { field }),
    )
    .optional();
}

const list = (
  tooMany: "bare.mostSkills" | "bare.mostDeliverables",
  { most, longest }: { most: number; longest: number },
) =>
  z
    .array(z.string().max(longest, says("bare.mostCharactersEach", { max: longest })))
    .max(most, says(tooMany, { max: most }));

const percent = z.int().min(0).max(100);
const trait = percent.nullable();
const { hourlyRate, fixedBudget, durationMonths, hoursPerWeek } = postingRanges;

/** The fields in the order of the form, which is the order in which faults are listed. */
const fields = {
  customerName: text({ max: 120, field: "yourName" }),
  customerEmail: emailText(),
  customerCompany: optionalText(160),
  customerPhone: optionalText(40),
  title: text({ max: 160, field: "projectTitle" }),
  description: text({ max: 10_000, field: "projectDescription" }),
  projectCategory: z.enum(projectCategories),
  projectType: optionalText(80),
  industry: optionalText(120),
  companyStage: z.enum(companyStages),
  technicalComplexity: z.enum(technicalComplexities),
  workArrangement: z.array(z.enum(workArrangements)).min(1, says("named.chooseOneArrangement")),
  location: optionalText(160),
  timeZoneRequirement: z.enum(timeZoneRequirements),
  specificTimeZone: optionalText(60),
  requiredSkills: list("bare.mostSkills", listLimits.requiredSkills).min(1, says("bare.oneRequiredSkill")),
  experienceRequired: z.enum(experienceLevels),
  preferredExpertProfile: optionalText(2_000),
  budgetType: z.enum(budgetTypes),
  hourlyRateMin: euros("minimumHourlyRate", hourlyRate),
  hourlyRateMax: euros("maximumHourlyRate", hourlyRate),
  fixedBudgetMin: euros("minimumBudget", fixedBudget),
  fixedBudgetMax: euros("maximumBudget", fixedBudget),
  durationMonths: wholeNumber("duration", durationMonths).optional(),
  hoursPerWeek: wholeNumber("hoursPerWeek", hoursPerWeek).optional(),
  startDate: z.union([z.literal(""), dateText(says("bare.realDate"))], says("bare.realDate")),
  urgency: z.enum(urgencies),
  teamSize: z.int().min(1).max(100),
  collaborationLevel: z.enum(["", ...collaborationLevels]),
  communicationPreference: z.array(z.enum(communicationChannels)),
  deliverables: list("bare.mostDeliverables", listLimits.deliverables),
  successMetrics: optionalText(2_000),
  additionalRequirements: optionalText(4_000),
  preferredOpenness: trait,
  preferredConscientiousness: trait,
  preferredExtraversion: trait,
  preferredAgreeableness: trait,
  preferredNeuroticism: trait,
  personalityMatchingWeight: percent,
  /** Honeypot: people do not see it, so only a robot fills it (decisions A13). */
  website: z.string().max(0, says("bare.leaveEmpty")).optional(),
};

const posting = z.strictObject(fields);
export type PostingValues = z.input<typeof posting>;

/** For matching, a title and one skill are enough (001 §4); who asks is nobody's business yet. */
const matching = posting.extend({
  customerName: text({ min: 0, max: 120, field: "yourName" }),
  customerEmail: z.string().trim().max(254),
  description: text({ min: 0, max: 10_000, field: "projectDescription" }),
});

/** Amounts of the budget type that is not chosen stay in the form, unseen: they can be no fault and are not sent. */
const ofChosenBudget = (values: PostingValues): PostingValues =>
  values.budgetType === "fixed"
    ? { ...values, hourlyRateMin: undefined, hourlyRateMax: undefined }
    : { ...values, fixedBudgetMin: undefined, fixedBudgetMax: undefined };

type Amounts = Pick<PostingValues, "hourlyRateMin" | "hourlyRateMax" | "fixedBudgetMin" | "fixedBudgetMax">;
/** Refuses a lowest amount above the highest; they are compared as soon as both are numbers, whatever else is wrong. */
function inOrder(min: keyof Amounts, max: keyof Amounts, message: string) {
  const check = (values: Amounts) => (values[min] ?? 0) <= (values[max] ?? Number.POSITIVE_INFINITY);
  const when = ({ value }: { value: unknown }) =>
    [min, max].every((end) => typeof (value as Amounts)[end] === "number");
  return [check, { path: [min] as PropertyKey[], message, when }] as const;
}
const rates = inOrder("hourlyRateMin", "hourlyRateMax", says("bare.rateRange"));
const budgets = inOrder("fixedBudgetMin", "fixedBudgetMax", says("bare.budgetRange"));
const typed = z.custom<PostingValues>().transform(ofChosenBudget);

/** The project posting form (001 §3, §5), for posting and for finding experts without posting. */
export const postingForms = {
  post: typed.pipe(posting.refine(...rates).refine(...budgets)),
  match: typed.pipe(matching.refine(...rates).refine(...budgets)),
} as const;
export type PostingMode = keyof typeof postingForms;
export type PostingFormValues = z.output<typeof posting> | z.output<typeof matching>;

/** An untouched form: the defaults of 001 §3. */
export const emptyPosting: PostingValues = {
  customerName: "",
  customerEmail: "",
  customerCompany: "",
  customerPhone: "",
  title: "",
  description: "",
  projectCategory: postingDefaults.projectCategory,
  projectType: "",
  industry: "",
  companyStage: postingDefaults.companyStage,
  technicalComplexity: postingDefaults.technicalComplexity,
  workArrangement: [...postingDefaults.workArrangement],
  location: postingDefaults.location,
  timeZoneRequirement: postingDefaults.timeZoneRequirement,
  specificTimeZone: "",
  requiredSkills: [],
  experienceRequired: postingDefaults.experienceRequired,
  preferredExpertProfile: "",
  budgetType: postingDefaults.budgetType,
  hourlyRateMin: undefined,
  hourlyRateMax: undefined,
  fixedBudgetMin: undefined,
  fixedBudgetMax: undefined,
  durationMonths: undefined,
  hoursPerWeek: undefined,
  startDate: "",
  urgency: postingDefaults.urgency,
  teamSize: postingDefaults.teamSize,
  collaborationLevel: "",
  communicationPreference: [],
  deliverables: [],
  successMetrics: "",
  additionalRequirements: "",
  preferredOpenness: null,
  preferredConscientiousness: null,
  preferredExtraversion: null,
  preferredAgreeableness: null,
  preferredNeuroticism: null,
  personalityMatchingWeight: postingDefaults.personalityMatchingWeight,
  website: "",
};

/** What POST /api/project-postings and, without the contact, POST /api/custom-project-matching take of a form. */
export function postingPayload(values: PostingFormValues) {
  const { startDate, collaborationLevel, specificTimeZone, ...rest } = values;
  return {
    ...rest,
    startDate: startDate || null,
    hourlyRateMin: rest.hourlyRateMin ?? null,
    hourlyRateMax: rest.hourlyRateMax ?? null,
    fixedBudgetMin: rest.fixedBudgetMin ?? null,
    fixedBudgetMax: rest.fixedBudgetMax ?? null,
    durationMonths: rest.durationMonths ?? null,
    hoursPerWeek: rest.hoursPerWeek ?? null,
    location: rest.location ?? postingDefaults.location,
    collaborationLevel: collaborationLevel === "" ? null : collaborationLevel,
    specificTimeZone: rest.timeZoneRequirement === "specific" ? (specificTimeZone ?? null) : null,
  };
}
export type PostingPayload = ReturnType<typeof postingPayload>;

/** A posting without who asks: matching needs no name and gets none. Of the start it reads the urgency. */
export function matchPayload(values: PostingFormValues) {
  const { customerName, customerEmail, customerCompany, customerPhone, website, startDate, ...project } =
    postingPayload(values);
  return project;
}
export type MatchPayload = ReturnType<typeof matchPayload>;

/** The draft of the form as it lies in the browser: whatever was typed, valid or not, without the honeypot. */
export const postingDraft = z
  .object({
    customerName: z.string(),
    customerEmail: z.string(),
    customerCompany: z.string(),
    customerPhone: z.string(),
    title: z.string(),
    description: z.string(),
    projectCategory: fields.projectCategory,
    projectType: z.string(),
    industry: z.string(),
    companyStage: fields.companyStage,
    technicalComplexity: fields.technicalComplexity,
    workArrangement: z.array(z.enum(workArrangements)),
    location: z.string(),
    timeZoneRequirement: fields.timeZoneRequirement,
    specificTimeZone: z.string(),
    requiredSkills: z.array(z.string()),
    experienceRequired: fields.experienceRequired,
    preferredExpertProfile: z.string(),
    budgetType: fields.budgetType,
    hourlyRateMin: typedNumber,
    hourlyRateMax: typedNumber,
    fixedBudgetMin: typedNumber,
    fixedBudgetMax: typedNumber,
    durationMonths: typedNumber,
    hoursPerWeek: typedNumber,
    startDate: z.string(),
    urgency: fields.urgency,
    teamSize: typedNumber,
    collaborationLevel: fields.collaborationLevel,
    communicationPreference: fields.communicationPreference,
    deliverables: z.array(z.string()),
    successMetrics: z.string(),
    additionalRequirements: z.string(),
    preferredOpenness: trait,
    preferredConscientiousness: trait,
    preferredExtraversion: trait,
    preferredAgreeableness: trait,
    preferredNeuroticism: trait,
    personalityMatchingWeight: percent,
  })
  .partial();
