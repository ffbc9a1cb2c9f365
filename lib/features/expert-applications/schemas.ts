import { z } from "zod";
import { workArrangementInput, workArrangements } from "@/lib/shared/availability";
import type { Said } from "@/lib/shared/locales";
import { hourlyRateInput } from "@/lib/shared/money";
import { emailText, hasLetterOrDigit, optionalText, optionalWebAddress, text } from "@/lib/shared/text";
import { type FieldName, says } from "@/lib/shared/validation";
import { typedNumber } from "@/lib/shared/whole-number";
import { splitSkills } from "./rules";

/** Defaults of the form (000 §5 and §9); a rate has none on the server, because it is required. */
export const applicationDefaults = {
  experienceYears: 1,
  hourlyRate: 100,
  weeklyAvailabilityHours: 20,
  workRadius: 50,
  workArrangement: "remote",
} as const;

/** What the form's number fields take (000 §5); the server takes more (decisions B7). */
export const formRanges = {
  experienceYears: { min: 1, max: 50, step: 1 },
  /** The step is the field's own; any amount between the ends is taken. */
  hourlyRate: { min: 50, max: 1000, step: 10 },
  weeklyAvailabilityHours: { min: 5, max: 60, step: 1 },
  workRadius: { min: 0, max: 200, step: 5 },
} as const;

const maxSkills = 50;
const maxSkillLength = 80;
const skillsMessage = says("bare.oneSkillEntered");
/** What somebody types into the skills field. */
const typedSkills = text({ min: 0, max: 5000, message: skillsMessage });
const skillList = z
  .array(z.string())
  .min(1, skillsMessage)
  .max(maxSkills, says("named.mostSkillsEntered", { max: maxSkills }))
  .refine(
    (skills) => skills.every((skill) => skill.length <= maxSkillLength),
    says("bare.skillLongest", { max: maxSkillLength }),
  )
  .refine((skills) => skills.every(hasLetterOrDigit), says("bare.skillLetter"));

/** None chosen means remote (000 §5); each one once, in the order of the list. */
const arrangements = z
  .array(workArrangementInput)
  .max(20)
  .nullish()
  .transform((chosen) => {
    const known = workArrangements.filter((each) => chosen?.includes(each));
    return known.length > 0 ? known : [applicationDefaults.workArrangement];
  });

const cent = 0.01;

/** A number of the form, with the messages of 000 §5. */
function formNumber({ min, max, step }: { min: number; max: number; step: number }, required: string) {
  const stepMessage = step === 1 ? says("generic.integer") : says("bare.steps", { step });
  return z
    .number({
      error: ({ input }) => (input === undefined || input === null ? required : says("generic.number")),
    })
    .min(min, says("bare.numberLeast", { min }))
    .max(max, says("bare.numberMost", { max }))
    .multipleOf(step, stepMessage);
}

const contact = {
  name: text({ max: 120, field: "name" }),
  title: text({ max: 160, field: "title" }),
  email: emailText(),
  phone: optionalText(40),
  description: text({ min: 10, max: 5000, field: "description" }),
};

const links = {
  portfolio: optionalWebAddress(),
  linkedinUrl: optionalWebAddress(),
  githubUrl: optionalWebAddress(),
  resume: optionalWebAddress(),
};

/** Honeypot: people do not see it, so only a robot fills it (decisions A13). */
const website = z.string().max(0, says("bare.leaveEmpty")).optional();

/** The application form (000 §3 and §5): skills are one text, numbers have the form's narrower ranges. */
export const applicationForm = z.strictObject({
  ...contact,
  skills: typedSkills.transform(splitSkills).pipe(skillList),
  experienceYears: formNumber(formRanges.experienceYears, says("generic.required")),
  hourlyRate: formNumber(
    { ...formRanges.hourlyRate, step: cent },
    says("named.required", { field: "hourlyRate" }),
  ),
  weeklyAvailabilityHours: formNumber(formRanges.weeklyAvailabilityHours, says("generic.required")),
  workArrangement: arrangements,
  location: optionalText(120),
  workRadius: formNumber(formRanges.workRadius, says("generic.required")).default(
    applicationDefaults.workRadius,
  ),
  ...links,
  website,
});
export type ApplicationForm = z.input<typeof applicationForm>;
export type ApplicationFormValues = z.output<typeof applicationForm>;

/** The draft of the form as it lies in the browser: whatever was typed, valid or not, without the honeypot. */
export const applicationDraft = z
  .object({
    name: z.string(),
    title: z.string(),
    email: z.string(),
    phone: z.string(),
    description: z.string(),
    skills: z.string(),
    experienceYears: typedNumber,
    hourlyRate: typedNumber,
    weeklyAvailabilityHours: typedNumber,
    workArrangement: z.array(z.enum(workArrangements)),
    location: z.string(),
    workRadius: typedNumber,
    portfolio: z.string(),
    linkedinUrl: z.string(),
    githubUrl: z.string(),
    resume: z.string(),
  })
  .partial();

/** A whole number within the bounds that the database holds too; absent it is the form's default. */
function serverNumber(field: FieldName, min: number, max: number, fallback: number) {
  const message = says("named.wholeRange", { field, min, max });
  return z
    .int({ error: message })
    .min(min, message)
    .max(max, message)
    .nullish()
    .transform((value) => value ?? fallback);
}

const traitMessage = says("named.traitScore");
const trait = z.int({ error: traitMessage }).min(0, traitMessage).max(100, traitMessage).nullish();

/** The five scores by their plain name and by the name a profile has for them (000 §3, 001 §3). */
const personality = {
  openness: trait,
  conscientiousness: trait,
  extraversion: trait,
  agreeableness: trait,
  neuroticism: trait,
  testCompleted: z.boolean().nullish(),
  personalityOpenness: trait,
  personalityConscientiousness: trait,
  personalityExtraversion: trait,
  personalityAgreeableness: trait,
  personalityNeuroticism: trait,
  personalityTestCompleted: z.boolean().nullish(),
};

/** What an application says, with the widest bounds (decisions B6, B7), skills as a list or separated by commas. */
const said = {
  ...contact,
  skills: z
    .union([typedSkills, z.array(typedSkills).max(maxSkills * 2)], { error: skillsMessage })
    .transform((skills) => splitSkills([skills].flat().join(",")))
    .pipe(skillList),
  experienceYears: serverNumber("experience", 0, 70, applicationDefaults.experienceYears),
  hourlyRate: hourlyRateInput,
  weeklyAvailabilityHours: serverNumber(
    "weeklyAvailability",
    1,
    60,
    applicationDefaults.weeklyAvailabilityHours,
  ),
  workArrangement: arrangements,
  location: optionalText(120),
  workRadius: serverNumber("travelRange", 0, 2000, applicationDefaults.workRadius),
  ...links,
};

/** The same under the names of its columns; the rate comes out in cents. */
const columnsOf = (input: Omit<z.output<z.ZodObject<typeof said>>, "email">) => ({
  name: input.name,
  title: input.title,
  phone: input.phone ?? null,
  description: input.description,
  skills: input.skills,
  experienceYears: input.experienceYears,
  hourlyRateCents: input.hourlyRate,
  weeklyAvailabilityHours: input.weeklyAvailabilityHours,
  portfolio: input.portfolio ?? null,
  linkedinUrl: input.linkedinUrl ?? null,
  githubUrl: input.githubUrl ?? null,
  resume: input.resume ?? null,
  workArrangement: input.workArrangement,
  location: input.location ?? null,
  workRadius: input.workRadius,
});

/** POST /api/expert-applications (000 §3); 'on-site' stands for onsite (decisions B5). */
export const submitExpertApplicationInput = z
  .strictObject({ ...said, ...personality, website })
  .transform((input) => ({
    ...columnsOf(input),
    email: input.email,
    personalityOpenness: input.personalityOpenness ?? input.openness ?? null,
    personalityConscientiousness: input.personalityConscientiousness ?? input.conscientiousness ?? null,
    personalityExtraversion: input.personalityExtraversion ?? input.extraversion ?? null,
    personalityAgreeableness: input.personalityAgreeableness ?? input.agreeableness ?? null,
    personalityNeuroticism: input.personalityNeuroticism ?? input.neuroticism ?? null,
    personalityTestCompleted: input.personalityTestCompleted ?? input.testCompleted ?? false,
  }));
export type SubmitExpertApplicationInput = z.output<typeof submitExpertApplicationInput>;

/**
 * PUT /api/expert-applications/corrections/{token}: the whole of it again, but for the address, which stays whose it is.
 */
export const correctExpertApplicationInput = z
  .strictObject({ ...said, website })
  .omit({ email: true })
  .transform(columnsOf);
export type CorrectExpertApplicationInput = z.output<typeof correctExpertApplicationInput>;

/**
 * Why such a link corrects nothing any more: the application waits for our team, was decided about, was asked about
 * anew by a later link, or nobody came in time.
 */
export const correctionEnds = ["received", "approved", "rejected", "replaced", "expired"] as const;
export type CorrectionEnd = (typeof correctionEnds)[number];

/** What the page of such a link begins with. */
export type CorrectionOffer =
  | { state: "open"; asked: Said; application: Required<ApplicationForm> }
  | { state: CorrectionEnd };

export const correctionPath = z.object({ token: z.string().max(200) });

/** The answer to POST /api/expert-applications: whoever applied knows the rest. */
export const expertApplicationCreated = z.object({ id: z.int(), status: z.literal("pending") });
export type ExpertApplicationCreated = z.infer<typeof expertApplicationCreated>;

/** GET /api/skills/suggestions?title=Data engineer&skills=Python,SQL */
export const skillSuggestionsQuery = z.strictObject({
  title: z
    .string()
    .max(200, says("bare.longest", { max: 200 }))
    .default(""),
  skills: z
    .string()
    .max(2000, says("bare.longest", { max: 2000 }))
    .default("")
    .transform(splitSkills),
});

export const skillSuggestions = z.array(
  z.object({ id: z.string(), label: z.string(), names: z.array(z.string()) }),
);
