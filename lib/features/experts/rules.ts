import { type City, findCity, reachedCities } from "@/lib/shared/cities";
import type { Entry } from "@/lib/shared/contact/published";
import { toldSkills } from "@/lib/shared/denials";
import { meaningsOf } from "@/lib/shared/dictionary/meanings";
import type { Cents } from "@/lib/shared/format-money";
import type { Locale } from "@/lib/shared/locales";
import { mostCredibleSkills } from "@/lib/shared/most-credible-skills";
import { languageOf } from "@/lib/shared/prose";
import { regionOfLocation, regionsOf } from "@/lib/shared/regions";
import { distinctSkills, skillIdentity, skillKey, skillsInName, skillsInText } from "@/lib/shared/skills";
import { languageBeside, textLanguage } from "@/lib/shared/text-language";
import { type Background, caseText } from "./background";
import type { UpdateExpertInput } from "./profile-schemas";
import type { FullExpert } from "./schemas";

/** What search and matching compare of a text that an expert wrote; stored beside it by every writer. */
export type ComparableExpert = {
  skillKeys: string[];
  titleSkillKeys: string[];
  /** Of the cases and the education too: what they tell counts like what the description tells. */
  descriptionSkillKeys: string[];
  certificateSkillKeys: string[];
  /** What English calls the words of a Finnish or Swedish profile. */
  meaningWords: string[];
  cityKey: string | null;
  reachedCityKeys: string[];
  /** What the description is written in, the title, and each of the cases. */
  textLanguage: Locale | null;
  titleLanguage: Locale | null;
  caseLanguages: (Locale | null)[];
};

/**
 * The canonical keys and the language behind an expert's own words: skills, title, description, location and how far they
 * travel, cases, certificates and education.
 */
export function comparableExpert(
  expert: {
    skills: readonly string[];
    title: string;
    description: string;
    location: string;
    workRadius: number | null;
  } & Partial<Pick<Background, "caseStudies" | "certificates" | "education">>,
): ComparableExpert {
  const { caseStudies = [], certificates = [], education = [] } = expert;
  const city = findCity(expert.location);
  const language = textLanguage(expert.description);
  const ownText = [expert.title, expert.description, ...caseStudies.map(caseText)].join("\n");
  const skillKeys = [...new Set(expert.skills.map(skillKey))];
  // A title names what somebody does, in one word as well: "Recruitment consultant".
  const titleSkillKeys = skillsInText(expert.title, { everyday: true, further: true });
  const named = [...new Set([...toldSkills(expert.description), ...expert.skills.flatMap(skillsInName)])];
  // Whoever shows many skills is believed less: what stands behind a profile never takes it there.
  const shown = new Set([...skillKeys, ...titleSkillKeys, ...named]);
  const withRoom = (keys: readonly string[]) =>
    keys.filter((key) => shown.has(key) || (shown.size < mostCredibleSkills && shown.add(key)));
  const certified = withRoom(
    skillsInText(certificates.map(({ name }) => name).join("\n"), { everyday: true }),
  );
  const told = withRoom([...new Set(toldInBackground({ caseStudies, education }))]);
  return {
    skillKeys,
    titleSkillKeys,
    descriptionSkillKeys: [...named, ...told.filter((key) => !named.includes(key))],
    certificateSkillKeys: certified,
    meaningWords: meaningsOf(ownText, languageOf(expert.description)),
    cityKey: city?.key ?? null,
    reachedCityKeys: reachedPlaces(city, expert),
    textLanguage: language,
    titleLanguage: languageBeside(expert.title, language),
    caseLanguages: caseStudies.map((each) => textLanguage(caseText(each))),
  };
}

/** Keys of the cities that somebody lives in or travels to, and of the regions these lie in. */
function reachedPlaces(
  city: City | null,
  { location, workRadius }: { location: string; workRadius: number | null },
): string[] {
  const region = city ? null : regionOfLocation(location);
  if (region) return [region.key];
  const reached = reachedCities(city, workRadius);
  return [...reached, ...regionsOf(reached)];
}

/** Keys of the skills that cases and education name. */
const toldInBackground = ({ caseStudies, education }: Pick<Background, "caseStudies" | "education">) =>
  [...caseStudies.map(caseText), ...education.map(({ degree }) => degree)].flatMap((text) =>
    skillsInText(text),
  );

/** Columns of an expert that change; an absent one stays. */
export type ExpertChanges = Partial<
  ComparableExpert &
    Omit<FullExpert, "id" | "hourlyRate" | "displayOrder" | "createdAt" | "availabilityConfirmedAt"> & {
      availabilityConfirmedAt: Date;
      hourlyRateCents: Cents;
      approvedAt: Date | null;
      /** When it was last sent again for its review. */
      resubmittedAt: Date;
      /** What was typed of the texts that are published otherwise. */
      typedTexts: TypedTexts;
      /** What was read from the portfolio, in the form of the feature that reads it. */
      portfolioAnalysis: StoredJson;
      portfolioLastAnalyzed: Date;
    }
>;

/** Texts and levels of skills, by their columns. */
export type TypedTexts = Record<string, string | Entry[] | Record<string, number>>;

/** A value as JSON holds it. */
type StoredJson = string | number | boolean | StoredJson[] | { [key: string]: StoredJson | null };

/** The fields of an update that are columns; a place in the display order moves others too, and is written for itself. */
export type ExpertFields = Omit<UpdateExpertInput, "displayOrder" | "rejectionReason" | "updatedAt">;

/**
 * What an update means for the stored expert: the fields that were sent, and what follows from them (what search and
 * matching compare, levels that belong to the skills, the times of the approval and of what is said of one's time).
 */
export function expertChanges(before: FullExpert, input: ExpertFields, now: Date): ExpertChanges {
  const { skills, skillMastery, hourlyRate, location, approvalStatus, ...plain } = input;
  const changes: ExpertChanges = { ...plain };
  if (hourlyRate !== undefined) changes.hourlyRateCents = hourlyRate;
  if (location !== undefined) changes.location = location ?? "";
  if (skills !== undefined) changes.skills = distinctSkills(skills);
  if (skills !== undefined || skillMastery !== undefined) {
    changes.skillMastery = levelsOf(changes.skills ?? before.skills, skillMastery ?? before.skillMastery);
  }
  if (availabilityFields.some((field) => changes[field] !== undefined && changes[field] !== before[field])) {
    changes.availabilityConfirmedAt = now;
  }
  const after = { ...before, ...changes };
  if (comparedFields.some((field) => field in changes)) Object.assign(changes, comparableExpert(after));
  if (approvalStatus !== undefined && approvalStatus !== before.approvalStatus) {
    changes.approvalStatus = approvalStatus;
    changes.approvedAt = approvalStatus === "approved" ? now : null;
  }
  return changes;
}

/**
 * When an expert last said how much time they have; null while they have not: such a row bears an instant before it was
 * made, from which the reminder counts (deal K5).
 */
export const saidAt = (row: { availabilityConfirmedAt: Date; createdAt: Date }): Date | null =>
  row.availabilityConfirmedAt < row.createdAt ? null : row.availabilityConfirmedAt;

/** What the row of an expert bears who was not asked how much time they have. */
export const notSaid = (createdAt: Date): Date => new Date(createdAt.getTime() - 1);

/** A change of these says how much time somebody has (deal K5). */
const availabilityFields = ["availability", "weeklyAvailabilityHours"] as const;

const comparedFields = [
  ...["skills", "title", "description", "location", "workRadius"],
  ...["caseStudies", "certificates", "education"],
] as const;

/** The levels that belong to these skills, under their labels; a level given under another name of a skill counts. */
export function levelsOf(
  skills: readonly string[],
  levels: Readonly<Record<string, number>>,
): Record<string, number> {
  const exact = new Map(Object.entries(levels));
  const byIdentity = new Map(Object.entries(levels).map(([label, level]) => [skillIdentity(label), level]));
  return Object.fromEntries(
    skills.flatMap((label) => {
      const level = exact.get(label) ?? byIdentity.get(skillIdentity(label));
      return level === undefined ? [] : [[label, level]];
    }),
  );
}
