import { asTyped, published } from "@/lib/shared/contact/published";
import { hiddenNames } from "@/lib/shared/contact/whose";
import { publishedLists, publishing } from "./publishing";
import {
  type ComparableExpert,
  comparableExpert,
  type ExpertChanges,
  levelsOf,
  type TypedTexts,
} from "./rules";
import type { FullExpert } from "./schemas";

type Profile = Pick<
  FullExpert,
  "name" | "title" | "description" | "skills" | "skillMastery" | "location" | "workRadius"
> &
  Partial<Pick<FullExpert, (typeof publishedLists)[number]>>;
type StoredProfile = Pick<
  Profile,
  "title" | "description" | "skills" | "skillMastery" | "location" | (typeof publishedLists)[number]
> &
  ComparableExpert & { typedTexts: TypedTexts };

/** The texts of a profile as they are stored: as everybody may read them, what follows from them, and what was typed. */
export function storedProfile(profile: Profile): StoredProfile {
  const { texts, typedTexts } = published(profile, hiddenNames(profile.name), publishing);
  const { skillMastery } = profile;
  return {
    ...texts,
    ...comparableExpert({ ...texts, workRadius: profile.workRadius }),
    skillMastery: levelsOf(texts.skills, skillMastery),
    typedTexts: typedTexts.skills ? { ...typedTexts, skillMastery } : typedTexts,
  };
}

const storedFields = [
  "name",
  "title",
  "description",
  "skills",
  "skillMastery",
  "location",
  "workRadius",
  ...publishedLists,
] as const;

/** The changes of a profile as they are stored. @param before as it was typed */
export function storedChanges(before: FullExpert, changes: ExpertChanges): ExpertChanges {
  if (!storedFields.some((field) => changes[field] !== undefined)) return changes;
  return { ...changes, ...storedProfile({ ...before, ...changes }) };
}

/** A stored profile as it was typed, for its owner and for administrators. */
export function typedProfile<Stored extends Omit<Profile, "workRadius">>(
  stored: Stored,
  typedTexts: unknown,
): Stored {
  const typed = asTyped(stored, typedTexts, hiddenNames(stored.name), publishing);
  const levels = (typedTexts as { skillMastery?: Record<string, number> } | null)?.skillMastery;
  return typed.skills === stored.skills || !levels
    ? typed
    : { ...typed, skillMastery: { ...levels, ...stored.skillMastery } };
}
