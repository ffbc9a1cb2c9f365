import { z } from "zod";
import { exportedInvitation } from "./export-invitations";
import {
  exportedAccount,
  exportedAuditEntry,
  exportedBooking,
  exportedContract,
  exportedDraft,
  exportedExpert,
  exportedExpertApplication,
  exportedFavorite,
  exportedImage,
  exportedLink,
  exportedMail,
  exportedProject,
  exportedProjectApplication,
  exportedProvider,
  exportedQuote,
  exportedSavedSearch,
  exportedShortlist,
  exportedViews,
} from "./export-schemas";

/** GET /api/account/export. */
export const accountExport = z.object({
  exportedAt: z.iso.datetime(),
  /** What this file is. */
  about: z.string(),
  account: exportedAccount.extend({ hasPassword: z.boolean() }),
  signInProviders: z.array(exportedProvider),
  mailedLinks: z.array(exportedLink),
  expertProfiles: z.array(exportedExpert),
  profileViews: z.array(exportedViews),
  favorites: z.array(exportedFavorite),
  shortlists: z.array(exportedShortlist),
  savedSearches: z.array(exportedSavedSearch),
  projects: z.array(exportedProject),
  projectApplications: z.array(exportedProjectApplication),
  invitationsSent: z.array(exportedInvitation),
  invitationsReceived: z.array(exportedInvitation),
  expertApplications: z.array(exportedExpertApplication),
  meetingBookings: z.array(exportedBooking),
  quotes: z.array(exportedQuote),
  contracts: z.array(exportedContract),
  onboardingDraft: exportedDraft.nullable(),
  images: z.array(exportedImage),
  mails: z.array(exportedMail),
  auditEntries: z.array(exportedAuditEntry),
});
export type AccountExport = z.infer<typeof accountExport>;
