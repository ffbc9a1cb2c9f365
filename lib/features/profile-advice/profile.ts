import type { FullExpert } from "@/lib/features/experts/schemas";
import { skillKey } from "@/lib/shared/skills";

/** The parts of an expert's record that an analysis reads: nothing that says who it is. */
export type ProfileRecord = Pick<
  FullExpert,
  | "title"
  | "description"
  | "skills"
  | "skillMastery"
  | "experienceYears"
  | "hourlyRate"
  | "location"
  | "workArrangement"
  | "workRadius"
  | "availability"
  | "weeklyAvailabilityHours"
  | "portfolioUrl"
  | "githubUrl"
  | "profileImage"
>;

export interface ProfileSkill {
  readonly label: string;
  readonly key: string;
  /** 1..5, or null when the expert set none. */
  readonly mastery: number | null;
}

/** A record with its skills read through the vocabulary: each skill once, however often it was written. */
export interface Profile {
  readonly record: ProfileRecord;
  readonly skills: readonly ProfileSkill[];
  readonly keys: ReadonlySet<string>;
}

export function readProfile(record: ProfileRecord): Profile {
  const skills = new Map<string, ProfileSkill>();
  for (const written of record.skills) {
    const label = written.trim();
    const key = skillKey(label);
    if (key === "") continue;
    const mastery = skills.get(key)?.mastery ?? record.skillMastery[written] ?? null;
    skills.set(key, { label: skills.get(key)?.label ?? label, key, mastery });
  }
  return { record, skills: [...skills.values()], keys: new Set(skills.keys()) };
}

/** The skills somebody is best at: by mastery, then in the order of the profile. */
export const bestSkills = (profile: Profile, most: number): ProfileSkill[] =>
  [...profile.skills].sort((a, b) => (b.mastery ?? 3) - (a.mastery ?? 3)).slice(0, most);
