import { z } from "zod";
import { publicExpert } from "@/lib/features/experts/schemas";
import { listQuery } from "@/lib/shared/http/list-query";
import { optionalText, pathId, text } from "@/lib/shared/text";
import { shortlistBounds } from "./rules";

/** GET /api/shortlists; with `expertId` each list says whether it has that expert. */
export const shortlistsQuery = listQuery.extend({ expertId: pathId.optional() });
export type ShortlistsQuery = z.output<typeof shortlistsQuery>;

/** POST /api/shortlists and PATCH /api/shortlists/{id}. */
export const shortlistInput = z.strictObject({ name: text({ max: shortlistBounds.name, field: "name" }) });
export type ShortlistInput = z.output<typeof shortlistInput>;

/** A named list of experts (deal P1). */
export const shortlist = z.object({
  id: z.int(),
  name: z.string(),
  /** Those who are public. */
  expertCount: z.int(),
  isShared: z.boolean(),
  /** Whether the expert that was asked about is on it; null when none was. */
  hasExpert: z.boolean().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Shortlist = z.infer<typeof shortlist>;
export type ShortlistPage = { shortlists: Shortlist[]; total: number; nextCursor: string | null };

const entry = {
  /** For whose list it is, and nobody else. */
  note: z.string().nullable(),
  addedAt: z.iso.datetime(),
};

/** GET /api/shortlists/{id}: with its public experts, the last one added first. */
export const shortlistWithExperts = shortlist.omit({ hasExpert: true }).extend({
  /** The link under which anybody may read it; null when it is not shared. */
  shareUrl: z.url().nullable(),
  experts: z.array(z.object({ expert: publicExpert, ...entry })),
  /** How many more are on it who are not public now: their places and notes wait for them. */
  waiting: z.int(),
});
export type ShortlistWithExperts = z.infer<typeof shortlistWithExperts>;
export type ShortlistEntry = ShortlistWithExperts["experts"][number];

/** The path of one expert on one list. */
export const shortlistPlace = z.object({ id: pathId, expert: pathId });
export type ShortlistPlace = z.output<typeof shortlistPlace>;

/** PUT /api/shortlists/{id}/experts/{expert}: an absent note stays as it is, null and empty text take it away. */
export const shortlistExpertInput = z.strictObject({ note: optionalText(shortlistBounds.note) });
export type ShortlistExpertInput = z.output<typeof shortlistExpertInput>;

export const shortlistExpert = z.object({ expertId: z.int(), ...entry });
export type ShortlistExpert = z.infer<typeof shortlistExpert>;

/** POST /api/shortlists/{id}/share. */
export const shortlistShare = z.object({ url: z.url() });
