import { emptyPosting, type PostingValues } from "@/lib/features/postings/form";
import { hasEntry } from "@/lib/features/postings/form-lists";
import { type BriefField, type BriefFields, briefFieldNames } from "./schemas";

export interface FillingPlan {
  /** Fields that are filled in at once: nobody had filled them. */
  readonly filled: readonly BriefField[];
  /** Fields with something of the person's own, for which what was read is offered. */
  readonly offered: readonly BriefField[];
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The value a field would have: what was read, and for skills what is there with what was read. */
export function valueAfter(field: BriefField, reading: BriefFields, current: PostingValues): unknown {
  if (field !== "requiredSkills") return reading[field];
  return [...current.requiredSkills, ...newSkills(reading, current)];
}

/** The skills that were read and are not in the form. */
export const newSkills = (reading: BriefFields, current: PostingValues): string[] =>
  (reading.requiredSkills ?? []).filter((skill) => !hasEntry(current.requiredSkills, skill));

/**
 * What becomes of a reading: nothing that a person filled in is changed without asking. A field is free while it is
 * empty, or as it was at the beginning and never touched.
 */
export function planFilling(
  reading: BriefFields,
  current: PostingValues,
  isTouched: (field: BriefField) => boolean,
): FillingPlan {
  const found = briefFieldNames.filter(
    (field) => !isEmpty(reading[field]) && !isSame(valueAfter(field, reading, current), current[field]),
  );
  const isFree = (field: BriefField) =>
    isEmpty(current[field]) || (isSame(current[field], emptyPosting[field]) && !isTouched(field));
  return { filled: found.filter(isFree), offered: found.filter((field) => !isFree(field)) };
}
