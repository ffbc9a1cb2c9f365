// What the administrators' list of experts is narrowed by: its own file, so that the browser loads no schemas for it.

/** Bands of hourly rates in euros: from the first number to less than the second. */
export const adminRateBands = ["0-80", "80-100", "100-120", "120-150", "150-"] as const;

/** When an expert last said how much time they have: within so many days, or longer ago. */
export const adminSeen = ["30", "90", "older"] as const;

/** The names of the filters in the address and in the call. */
export const expertFilters = ["city", "rate", "seen", "due", "links"] as const;
export type ExpertFilter = (typeof expertFilters)[number];

/** The states of that list in the words of its badges. */
export const shownAs = {
  pending: "pending",
  changes_requested: "changes_requested",
  approved: "published",
  rejected: "rejected",
  inactive: "hidden",
  archived: "archived",
} as const;
