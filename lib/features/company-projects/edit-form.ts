import type { z } from "zod";
import {
  emptyPosting,
  type PostingFormValues,
  type PostingPayload,
  type PostingValues,
  postingPayload,
  timeZoneRequirements,
} from "@/lib/features/postings/form";
import type { editOwnPostingInput } from "@/lib/features/postings/own-schemas";
import type { OwnProjectDetails } from "./schemas";

type Fields = (keyof PostingValues)[];
const isOne = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  (values as readonly string[]).includes(value);

/** A posting as its form holds it. */
export function editStart(project: OwnProjectDetails): PostingValues {
  const given = Object.fromEntries(
    (Object.keys(emptyPosting) as Fields)
      .filter((field) => field !== "website")
      .map((field) => [field, project[field as keyof OwnProjectDetails] ?? emptyPosting[field]]),
  ) as unknown as PostingValues;
  const zone = project.timeZoneRequirement;
  // The API takes any text for the zone; the form has three choices and a field for the rest.
  return isOne(timeZoneRequirements, zone)
    ? given
    : { ...given, timeZoneRequirement: "specific", specificTimeZone: zone };
}

/** Fields of the payload that go together: whoever changes the first changes what the others say. */
const together: Partial<Record<keyof PostingValues, Fields>> = {
  budgetType: ["hourlyRateMin", "hourlyRateMax", "fixedBudgetMin", "fixedBudgetMax"],
  timeZoneRequirement: ["specificTimeZone"],
};

/**
 * What an edit sends: the fields whose value in the form differs, so that nothing else is overwritten.
 * @param typed the form's values as they stand in it
 * @param values the same, parsed
 */
export function editChanges(
  start: PostingValues,
  typed: PostingValues,
  values: PostingFormValues,
): Partial<PostingPayload> {
  const payload = postingPayload(values);
  const changed = (Object.keys(start) as Fields)
    .filter((field) => JSON.stringify(typed[field]) !== JSON.stringify(start[field]))
    .flatMap((field) => [field, ...(together[field] ?? [])]);
  return Object.fromEntries(changed.map((field) => [field, payload[field] ?? null]));
}

/** The body of PATCH /api/company/projects/{id}, as it is sent. */
export type OwnProjectEdit = z.input<typeof editOwnPostingInput>;
