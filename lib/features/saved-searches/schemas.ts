import { z } from "zod";
import { searchExpertsInput } from "@/lib/features/experts/schemas";
import { idNumber, isStorable, text } from "@/lib/shared/text";
import { unsubscribeLink } from "@/lib/shared/unsubscribe-link";
import { says } from "@/lib/shared/validation";
import { alertTimes, savedSearchBounds } from "./rules";

/** The filters of POST /api/experts/search; a search may hold any character, and what is kept only what can be. */
export const savedFilters = searchExpertsInput
  .omit({ limit: true, cursor: true })
  .refine(
    ({ query = "", location = "", skills = [] }) => [query, location, ...skills].every(isStorable),
    says("bare.unstorable"),
  );

/** POST /api/saved-searches (deal P3). */
export const saveSearchInput = z.strictObject({
  name: text({ max: savedSearchBounds.name, field: "name" }),
  filters: savedFilters,
  alert: z.enum(alertTimes).default("off"),
});
export type SaveSearchInput = z.output<typeof saveSearchInput>;

/** PATCH /api/saved-searches/{id}: what is absent stays. */
export const changeSavedSearchInput = z.strictObject({
  name: saveSearchInput.shape.name.optional(),
  filters: savedFilters.optional(),
  alert: z.enum(alertTimes).optional(),
});
export type ChangeSavedSearchInput = z.output<typeof changeSavedSearchInput>;

export const savedSearch = z.object({
  id: z.int(),
  name: z.string(),
  /** As they were given: a search that was saved under earlier filters is still shown. */
  filters: z.record(z.string(), z.unknown()),
  alert: z.enum(alertTimes),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof savedSearch>;
export type SavedSearchPage = { searches: SavedSearch[]; total: number; nextCursor: string | null };

/** The link of a mail that ends the alerts of an account. */
export const stopAlertsQuery = unsubscribeLink.extend({ user: z.coerce.number().pipe(idNumber()) });
