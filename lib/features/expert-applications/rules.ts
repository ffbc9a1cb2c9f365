/** The confirmation of an application; one that the team made has a link that opens the account. */
export const applicationReceivedMailKind = "expert_application_received";

/** A skill typed twice counts once, whatever its case. */
const sameText = (skill: string) => skill.trim().normalize("NFC").toLowerCase();

/**
 * Skills as somebody types them, "Python, Machine Learning,": split on commas, trimmed, empty entries dropped
 * (000 §5). What differs in case only comes once; synonyms are told apart by the server, which has the vocabulary.
 */
export function splitSkills(text: string): string[] {
  const skills = new Map<string, string>();
  for (const part of text.split(",")) {
    const skill = part.trim().replace(/\s+/gu, " ");
    if (skill !== "" && !skills.has(sameText(skill))) skills.set(sameText(skill), skill);
  }
  return [...skills.values()];
}

/** The text of the skills field with one more skill, unless it stands there already (000 §5). */
export function addSkill(text: string, skill: string): string {
  const skills = splitSkills(text);
  const added = splitSkills(skill).filter(
    (each) => !skills.some((known) => sameText(known) === sameText(each)),
  );
  return added.length === 0 ? text : [...skills, ...added].join(", ");
}

/** The text of the skills field without one skill. */
export function removeSkill(text: string, skill: string): string {
  return splitSkills(text)
    .filter((each) => sameText(each) !== sameText(skill))
    .join(", ");
}

/** Whether one of the skills is written like one of the names, in any case. */
export function namesOneOf(skills: readonly string[], names: readonly string[]): boolean {
  const known = new Set(names.map(sameText));
  return skills.some((skill) => known.has(sameText(skill)));
}

/** What the aids beside the application read of a half-filled form; a number is null while it is none. */
export interface DraftProfile {
  name: string;
  title: string;
  email: string;
  description: string;
  skills: readonly string[];
  portfolio: string;
  linkedinUrl: string;
  experienceYears: number | null;
  /** Euros an hour. */
  hourlyRate: number | null;
  weeklyAvailabilityHours: number | null;
}

const textFields = ["name", "title", "email", "description", "portfolio", "linkedinUrl"] as const;

const numberOrNull = (value: unknown) => (typeof value === "number" && Number.isFinite(value) ? value : null);

/** Reads the values of the application form as they are while somebody types: texts, numbers or nothing. */
export function draftProfile(values: Readonly<Record<string, unknown>>): DraftProfile {
  const text = (field: string) => {
    const value = values[field];
    return typeof value === "string" ? value.trim() : "";
  };
  const texts = Object.fromEntries(textFields.map((field) => [field, text(field)])) as Record<
    (typeof textFields)[number],
    string
  >;
  return {
    ...texts,
    skills: splitSkills(text("skills")),
    experienceYears: numberOrNull(values.experienceYears),
    hourlyRate: numberOrNull(values.hourlyRate),
    weeklyAvailabilityHours: numberOrNull(values.weeklyAvailabilityHours),
  };
}

/** What counts towards the profile strength, in the order of the form. */
export const strengthParts = [
  "name",
  "title",
  "email",
  "description",
  "skills",
  "portfolio",
  "linkedinUrl",
  "weeklyAvailabilityHours",
  "hourlyRate",
  "experienceYears",
] as const;
export type StrengthPart = (typeof strengthParts)[number];

const maxStrength = 100;
const filledFieldPoints = 12;

/** The thresholds and points of 000 §9 that are not simply a filled field. */
export const strengthThresholds = {
  /** At least this many hours a week. */
  weeklyAvailabilityHours: { from: 20, points: 15 },
  /** Above this many euros an hour. */
  hourlyRate: { above: 50, points: 5 },
  /** More than this many years. */
  experienceYears: { above: 3, points: 10 },
} as const;

function pointsFor(part: StrengthPart): number {
  return part === "weeklyAvailabilityHours" || part === "hourlyRate" || part === "experienceYears"
    ? strengthThresholds[part].points
    : filledFieldPoints;
}

function counts(part: StrengthPart, profile: DraftProfile): boolean {
  switch (part) {
    case "weeklyAvailabilityHours":
      return (profile.weeklyAvailabilityHours ?? 0) >= strengthThresholds.weeklyAvailabilityHours.from;
    case "hourlyRate":
      return (profile.hourlyRate ?? 0) > strengthThresholds.hourlyRate.above;
    case "experienceYears":
      return (profile.experienceYears ?? 0) > strengthThresholds.experienceYears.above;
    default:
      return profile[part].length > 0;
  }
}

export type StrengthMessage = "keepGoing" | "almostThere" | "excellent";

export interface ProfileStrength {
  /** 0 to 100. */
  score: number;
  message: StrengthMessage;
  /** What would raise the score, in the order of the form; empty at 100. */
  missing: { part: StrengthPart; points: number }[];
}

/**
 * The strength of a profile (000 §9): 12 points for each of seven filled fields, 10 for more than 3 years, 5 for
 * a rate above €50, 15 for 20 hours a week or more; at most 100.
 */
export function profileStrength(profile: DraftProfile): ProfileStrength {
  const reached = strengthParts.filter((part) => counts(part, profile));
  const score = Math.min(
    maxStrength,
    reached.reduce((sum, part) => sum + pointsFor(part), 0),
  );
  const missing = strengthParts
    .filter((part) => score < maxStrength && !reached.includes(part))
    .map((part) => ({ part, points: Math.min(pointsFor(part), maxStrength - score) }));
  return { score, message: strengthMessage(score), missing };
}

/** Under 50 'keep going', under 80 'almost there', otherwise 'excellent' (000 §9). */
export function strengthMessage(score: number): StrengthMessage {
  if (score < 50) return "keepGoing";
  return score < 80 ? "almostThere" : "excellent";
}

/** The levels of 000 §9, highest first, with the years from which they count. */
export const expertLevels = [
  { level: "master", fromYears: 10 },
  { level: "expert", fromYears: 7 },
  { level: "advanced", fromYears: 4 },
  { level: "intermediate", fromYears: 2 },
  { level: "risingStar", fromYears: 0 },
] as const;
export type ExpertLevel = (typeof expertLevels)[number]["level"];

/** The level that so many years of experience give; without a number the first one. */
export function expertLevel(years: number | null): ExpertLevel {
  return expertLevels.find(({ fromYears }) => (years ?? 0) >= fromYears)?.level ?? "risingStar";
}

const isSet = (...texts: string[]) => texts.every((text) => text !== "");

/** The achievements of 000 §9 in their order, each with what unlocks it. */
const achievementRules = {
  profileBasics: ({ name, email, title }: DraftProfile) => isSet(name, email, title),
  skillMaster: ({ skills }: DraftProfile) => skills.length >= 5,
  veteranExpert: ({ experienceYears }: DraftProfile) => (experienceYears ?? 0) >= 5,
  professionalPresence: ({ portfolio, linkedinUrl }: DraftProfile) => isSet(portfolio, linkedinUrl),
  storyteller: ({ description }: DraftProfile) => [...description].length > 100,
  fullTimeReady: ({ weeklyAvailabilityHours }: DraftProfile) => (weeklyAvailabilityHours ?? 0) >= 40,
} as const;
export type Achievement = keyof typeof achievementRules;

/** Every achievement with whether the profile has it. */
export function achievements(profile: DraftProfile): { achievement: Achievement; isUnlocked: boolean }[] {
  return (Object.keys(achievementRules) as Achievement[]).map((achievement) => ({
    achievement,
    isUnlocked: achievementRules[achievement](profile),
  }));
}

/** The page where an application is corrected, by the secret of its link. */
export const correctionPagePath = (token: string): string => `/application/${token}`;
