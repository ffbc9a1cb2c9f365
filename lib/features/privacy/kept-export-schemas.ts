import { z } from "zod";
import { instant, json, text, whole } from "./export-fields";

// What somebody keeps of experts, and what they were told (see export-schemas.ts).

export const exportedFavorite = z.object({
  expertId: whole,
  createdAt: instant,
  expert: z.object({ publicName: text.nullable() }),
});

export const exportedShortlist = z.object({
  id: whole,
  name: text,
  /** How often its link was taken back. */
  sharesEnded: whole,
  createdAt: instant,
  updatedAt: instant,
  experts: z.array(
    z.object({
      expertId: whole,
      note: text.nullable(),
      createdAt: instant,
      expert: z.object({ publicName: text.nullable() }),
    }),
  ),
});

export const exportedSavedSearch = z.object({
  id: whole,
  name: text,
  filters: json,
  alert: text,
  /** Who matched when it was saved, or stood in a mail about it. */
  knownExpertIds: z.array(whole),
  alertedOn: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export const exportedNotification = z.object({
  id: whole,
  kind: text,
  values: json,
  path: text,
  createdAt: instant,
  readAt: instant.nullable(),
  mailedAt: instant.nullable(),
});

export const exportedChoice = z.object({ kind: text, delivery: text });
