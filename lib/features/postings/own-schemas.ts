import { z } from "zod";
import {
  checkRanges,
  gapsOfPosting,
  inCents,
  type ParsedAmounts,
  type ProjectPostingInput,
  postingFields,
} from "./schemas";

/** A posting with every field as its customer typed it; money in cents, null where nothing was given. */
export type TypedPosting = {
  [Field in keyof ProjectPostingInput]-?:
    | Exclude<ProjectPostingInput[Field], undefined>
    | (undefined extends ProjectPostingInput[Field] ? null : never);
};

type Sent = Record<string, unknown> & ParsedAmounts;

/** What was sent, as it is stored: null and empty text clear a field, or give it the default that a new posting has. */
function changesOf(sent: Sent): Partial<TypedPosting> {
  const cents = inCents(sent);
  const isSent = (field: string) => field in sent || field.replace(/Cents$/, "") in sent;
  return Object.fromEntries(
    Object.entries(cents)
      .filter(([field]) => isSent(field))
      .map(([field, value]) => [field, value ?? gapsOfPosting[field as keyof typeof gapsOfPosting] ?? null]),
  );
}

/**
 * PATCH /api/company/projects/{id} (deal J3): any field of the payload above; absent fields stay. `updatedAt` is that of
 * the posting as it was seen, and refuses a change over somebody else's.
 */
export const editOwnPostingInput = z
  .strictObject({ ...postingFields, updatedAt: z.iso.datetime() })
  .partial()
  .check(checkRanges)
  .transform(({ updatedAt, website: _website, ...sent }) => ({ updatedAt, changes: changesOf(sent) }));
export type EditOwnPostingInput = z.output<typeof editOwnPostingInput>;
