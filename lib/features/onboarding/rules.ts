import { profileFields } from "@/lib/features/experts/profile-schemas";

/** A summary shorter than this does not complete its step (001 §5, §9). */
export const minimumSummaryLength = 50;
/** So many skills complete the step, so many make a Skill Master (001 §9). */
export const skillsToComplete = 3;
const skillsToMaster = 5;
/** Every so many points are a level (001 §4, §9; decisions B22). */
export const pointsPerLevel = 200;

/** The steps in their order (001 §2, §9); the texts are the messages `Onboarding.steps.{id}`. */
export const onboardingSteps = [
  { id: "basic-info", points: 100, required: true },
  { id: "professional-summary", points: 150, required: true },
  { id: "skills-expertise", points: 200, required: true },
  { id: "work-preferences", points: 100, required: true },
  { id: "portfolio-upload", points: 300, required: false },
  { id: "personality-test", points: 250, required: false },
] as const;
export type StepId = (typeof onboardingSteps)[number]["id"];
export const stepIds = onboardingSteps.map(({ id }) => id);

/** What can be unlocked (001 §4, §9); the texts are the messages `Onboarding.achievements.{id}`. */
export const achievements = [
  { id: "first-steps", points: 50, category: "profile" },
  { id: "skill-master", points: 100, category: "skills" },
  { id: "portfolio-showcase", points: 200, category: "verification" },
  { id: "personality-guru", points: 150, category: "verification" },
  { id: "completionist", points: 500, category: "profile" },
] as const;
export type AchievementId = (typeof achievements)[number]["id"];
export const achievementIds = achievements.map(({ id }) => id);

/** What the rules read of the wizard's fields, as they are while somebody types. Skills are distinct. */
export interface OnboardingFields {
  name: string;
  title: string;
  email: string;
  /** Undefined for an empty field; a text where what was typed is no number. */
  experienceYears?: number | string | undefined;
  description: string;
  skills: readonly string[];
  hourlyRate: string;
  workArrangement: readonly string[];
  portfolioUrl: string;
}

/** What has been reached. It only ever grows: what was emptied again stays completed (001 §4). */
export interface OnboardingProgress {
  completedSteps: StepId[];
  achievements: AchievementId[];
}

export interface OnboardingState extends OnboardingProgress {
  fields: OnboardingFields;
}

export type OnboardingEvent =
  | { type: "fields-changed"; fields: Partial<OnboardingFields> }
  | { type: "assessment-finished" };

/** Something that has just been reached, to be told and celebrated. */
export type Celebration =
  | { kind: "step"; id: StepId; points: number }
  | { kind: "achievement"; id: AchievementId; points: number };

export const emptyFields: OnboardingFields = {
  name: "",
  title: "",
  email: "",
  experienceYears: undefined,
  description: "",
  skills: [],
  hourlyRate: "",
  workArrangement: [],
  portfolioUrl: "",
};

export const initialState: OnboardingState = { fields: emptyFields, completedSteps: [], achievements: [] };

const isFilled = (...texts: string[]) => texts.every((text) => text.trim() !== "");

const isRightNumber = {
  experienceYears: (years: unknown) => profileFields.experienceYears.optional().safeParse(years).success,
  hourlyRate: (rate: string) => profileFields.hourlyRate.safeParse(rate).success,
};

/** The field of a step whose number is wrong; an empty one may wait. */
export function wrongNumber(
  step: StepId,
  { experienceYears, hourlyRate }: OnboardingFields,
): "experienceYears" | "hourlyRate" | null {
  if (step === "basic-info" && !isRightNumber.experienceYears(experienceYears)) return "experienceYears";
  const isWrong = isFilled(hourlyRate) && !isRightNumber.hourlyRate(hourlyRate);
  return step === "work-preferences" && isWrong ? "hourlyRate" : null;
}

/** Characters of a summary as they count: without what surrounds it. */
export const summaryLength = (description: string): number => description.trim().length;

/** Whether the fields, or the event, complete a step (001 §4). */
function completes(step: StepId, fields: OnboardingFields, event: OnboardingEvent): boolean {
  switch (step) {
    case "basic-info":
      return (
        isFilled(fields.name, fields.title, fields.email) &&
        isRightNumber.experienceYears(fields.experienceYears)
      );
    case "professional-summary":
      return summaryLength(fields.description) >= minimumSummaryLength;
    case "skills-expertise":
      return fields.skills.length >= skillsToComplete;
    case "work-preferences":
      return isRightNumber.hourlyRate(fields.hourlyRate) && fields.workArrangement.length > 0;
    case "portfolio-upload":
      return isFilled(fields.portfolioUrl);
    case "personality-test":
      return event.type === "assessment-finished";
  }
}

function unlocks(
  achievement: AchievementId,
  fields: OnboardingFields,
  completed: readonly StepId[],
): boolean {
  switch (achievement) {
    case "first-steps":
      return isFilled(fields.name, fields.title, fields.email);
    case "skill-master":
      return fields.skills.length >= skillsToMaster;
    case "portfolio-showcase":
      return isFilled(fields.portfolioUrl);
    case "personality-guru":
      return completed.includes("personality-test");
    case "completionist":
      return onboardingSteps.every(({ id }) => completed.includes(id));
  }
}

/**
 * The wizard's state machine (001 §4): the fields after the event, what is completed and unlocked now, and what of it
 * is new, steps first, each in its documented order. Completed steps and achievements never go away.
 */
export function nextState(
  state: OnboardingState,
  event: OnboardingEvent,
): { state: OnboardingState; celebrations: Celebration[] } {
  const fields = event.type === "fields-changed" ? { ...state.fields, ...event.fields } : state.fields;
  const newSteps = onboardingSteps.filter(
    ({ id }) => !state.completedSteps.includes(id) && completes(id, fields, event),
  );
  const completedSteps = [...state.completedSteps, ...newSteps.map(({ id }) => id)];
  const newAchievements = achievements.filter(
    ({ id }) => !state.achievements.includes(id) && unlocks(id, fields, completedSteps),
  );
  return {
    state: {
      fields,
      completedSteps,
      achievements: [...state.achievements, ...newAchievements.map(({ id }) => id)],
    },
    celebrations: [
      ...newSteps.map(({ id, points }) => ({ kind: "step", id, points }) as const),
      ...newAchievements.map(({ id, points }) => ({ kind: "achievement", id, points }) as const),
    ],
  };
}

/** What somebody has reached who enters all of this at once: what the server counts of a profile (decisions A14). */
export function progressOf(fields: OnboardingFields, isAssessmentFinished: boolean): OnboardingProgress {
  const { state } = nextState(initialState, { type: "fields-changed", fields });
  return isAssessmentFinished ? nextState(state, { type: "assessment-finished" }).state : state;
}

/** Points of the completed steps and unlocked achievements (decisions B22). */
export function pointsOf(progress: OnboardingProgress): number {
  const reached = [
    ...onboardingSteps.filter(({ id }) => progress.completedSteps.includes(id)),
    ...achievements.filter(({ id }) => progress.achievements.includes(id)),
  ];
  return reached.reduce((sum, { points }) => sum + points, 0);
}

/** The level that so many points give: 1 from the start, one more every 200 points (decisions B22). */
export const levelOf = (points: number): number => Math.floor(points / pointsPerLevel) + 1;

/** Whether the profile can be sent: every required step is completed (001 §5). */
export const canComplete = ({ completedSteps }: OnboardingProgress): boolean =>
  onboardingSteps.every(({ id, required }) => !required || completedSteps.includes(id));

/** The step on which each field of the wizard, or of the server's complaints, is entered. */
const stepOfField: Readonly<Record<string, StepId>> = {
  name: "basic-info",
  title: "basic-info",
  email: "basic-info",
  experienceYears: "basic-info",
  description: "professional-summary",
  skills: "skills-expertise",
  skillMastery: "skills-expertise",
  hourlyRate: "work-preferences",
  workArrangement: "work-preferences",
  location: "work-preferences",
  availability: "work-preferences",
  portfolioUrl: "portfolio-upload",
};

/** The steps that faulty fields belong to, in their order; a fault of a list's entry ("skills.1") is the list's. */
export function stepsOfFields(fields: readonly string[]): StepId[] {
  const steps = new Set(fields.map((field) => stepOfField[field.split(".")[0] ?? field]));
  return stepIds.filter((id) => steps.has(id));
}
