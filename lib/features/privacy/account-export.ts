import { z } from "zod";
import {
  exportedConversation,
  exportedConversationReport,
} from "@/lib/features/conversations/export-schemas";
import { exportedQuote } from "@/lib/features/quotes/export-schemas";
import { exportedApplicantNote, exportedMove, exportedToldMove } from "./applicant-export-schemas";
import {
  exportedCompanyMembership,
  exportedContractParty,
  exportedTeamInvitation,
} from "./company-export-schemas";
import {
  exportedChangeRequest,
  exportedConsultant,
  exportedDeskItem,
  exportedDeskLook,
} from "./desk-export-schemas";
import {
  exportedAccount,
  exportedAuditEntry,
  exportedBooking,
  exportedContract,
  exportedDraft,
  exportedExpert,
  exportedExpertApplication,
  exportedImage,
  exportedLink,
  exportedMail,
  exportedPriceEstimate,
  exportedProject,
  exportedProjectApplication,
  exportedProvider,
  exportedTwoFactor,
  exportedViews,
} from "./export-schemas";
import { exportedAdminInvitation, exportedInvitation } from "./invitation-export-schemas";
import {
  exportedChoice,
  exportedFavorite,
  exportedNotification,
  exportedSavedSearch,
  exportedShortlist,
} from "./kept-export-schemas";
import { exportedLiabilityPaper, exportedSignature, exportedSigningCode } from "./signing-export-schemas";

/** GET /api/account/export. */
export const accountExport = z.object({
  exportedAt: z.iso.datetime(),
  /** What this file is. */
  about: z.string(),
  account: exportedAccount.extend({ hasPassword: z.boolean() }),
  signInProviders: z.array(exportedProvider),
  mailedLinks: z.array(exportedLink),
  twoFactor: exportedTwoFactor.nullable(),
  expertProfiles: z.array(exportedExpert),
  profileViews: z.array(exportedViews),
  favorites: z.array(exportedFavorite),
  shortlists: z.array(exportedShortlist),
  savedSearches: z.array(exportedSavedSearch),
  notifications: z.array(exportedNotification),
  notificationChoices: z.array(exportedChoice),
  companyMembership: exportedCompanyMembership.nullable(),
  /** Sent by the person, and to the person's address. */
  teamInvitations: z.array(exportedTeamInvitation),
  /** The same. */
  adminInvitations: z.array(exportedAdminInvitation),
  projects: z.array(exportedProject),
  projectApplications: z.array(exportedProjectApplication),
  /** Of the person's own applications. */
  toldMoves: z.array(exportedToldMove),
  applicantNotes: z.array(exportedApplicantNote),
  stageMoves: z.array(exportedMove),
  invitationsSent: z.array(exportedInvitation),
  invitationsReceived: z.array(exportedInvitation),
  expertApplications: z.array(exportedExpertApplication),
  meetingBookings: z.array(exportedBooking),
  priceEstimates: z.array(exportedPriceEstimate),
  /** Own, as an expert and of the company. */
  contractParties: z.array(exportedContractParty),
  contracts: z.array(exportedContract),
  contractSignatures: z.array(exportedSignature),
  liabilityPapers: z.array(exportedLiabilityPaper),
  signingCodes: z.array(exportedSigningCode),
  onboardingDraft: exportedDraft.nullable(),
  images: z.array(exportedImage),
  mails: z.array(exportedMail),
  auditEntries: z.array(exportedAuditEntry),
  /** Who holds meetings for the team under the same address. */
  consultants: z.array(exportedConsultant),
  changeRequests: z.array(exportedChangeRequest),
  deskItems: z.array(exportedDeskItem),
  deskLooks: z.array(exportedDeskLook),
  /** Own ones, and those that own postings were sent. */
  quotes: z.array(exportedQuote),
  conversations: z.array(exportedConversation),
  conversationReports: z.array(exportedConversationReport),
});
export type AccountExport = z.infer<typeof accountExport>;
