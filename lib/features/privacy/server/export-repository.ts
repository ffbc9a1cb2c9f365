import "server-only";
import { saidAt } from "@/lib/features/experts/rules";
import { findNotes } from "@/lib/features/project-applications/server/company-repository";
import { prisma, type Transaction } from "@/lib/server/db";
import { type RowOf, textRows, textStatement } from "@/lib/server/text-statement";
import { exportedMove, exportedToldMove } from "../applicant-export-schemas";
import {
  exportedCompanyMembership,
  exportedContractParty,
  exportedTeamInvitation,
} from "../company-export-schemas";
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
} from "../export-schemas";
import {
  exportedChoice,
  exportedFavorite,
  exportedNotification,
  exportedSavedSearch,
  exportedShortlist,
} from "../kept-export-schemas";
import { exportedLiabilityPaper, exportedSignature, exportedSigningCode } from "../signing-export-schemas";
import { readDesk } from "./desk-repository";
import { fieldsOf } from "./fields-of";
import { adminInvitations, receivedInvitations, sentInvitations } from "./invitations-repository";

/** Whose data: the account, and its address when it is verified. Another's address gives no right to anything. */
export type Person = { userId: number; verifiedEmail: string | null };

export const ownRows = textStatement(
  {
    expertIds: "integer[]",
    expertApplicationIds: "integer[]",
    projectIds: "integer[]",
    companyPostingIds: "integer[]",
    projectApplicationIds: "integer[]",
    bookingIds: "integer[]",
    mailIds: "text[]",
  },
  `WITH own_experts AS (
     SELECT id FROM experts WHERE user_id = $1 OR (user_id IS NULL AND lower(email) = $2))
   SELECT
     ARRAY(SELECT id FROM own_experts ORDER BY id) AS expert_ids,
     ARRAY(SELECT id FROM expert_applications
       WHERE lower(email) = $2 OR expert_id IN (SELECT id FROM own_experts) ORDER BY id) AS expert_application_ids,
     ARRAY(SELECT id FROM projects
       WHERE company_id IS NULL AND (owner_id = $1 OR (owner_id IS NULL AND lower(customer_email) = $2))
       ORDER BY id) AS project_ids,
     ARRAY(SELECT id FROM projects
       WHERE company_id = (SELECT company_id FROM company_members WHERE user_id = $1)
         AND (owner_id = $1 OR lower(customer_email) = $2) ORDER BY id) AS company_posting_ids,
     ARRAY(SELECT id FROM project_applications
       WHERE user_id = $1 OR (user_id IS NULL AND lower(applicant_email) = $2) ORDER BY id) AS project_application_ids,
     ARRAY(SELECT id FROM meeting_bookings
       WHERE user_id = $1 OR (user_id IS NULL AND lower(email) = $2) ORDER BY id) AS booking_ids,
     ARRAY(SELECT id::text FROM mail_messages WHERE lower("to") = $2 ORDER BY id) AS mail_ids`,
);
/** Ids of the rows that are about a person. Postings of their company are exported and not theirs to delete. */
export type OwnRows = RowOf<typeof ownRows.row>;

/**
 * Everything about a person that is not linked by a foreign key alone. A row belongs to the account it is linked
 * to; one that is linked to none belongs to whoever owns the address in it (decisions A7).
 */
export async function findOwnRows({ userId, verifiedEmail }: Person, tx?: Transaction): Promise<OwnRows> {
  const [rows] = await textRows(ownRows, [userId, verifiedEmail], { tx });
  if (!rows) throw new Error("PostgreSQL answered no ids");
  return rows;
}

/** Every record about a person, in the order of their making; null when the account is gone. */
export async function readEverything(person: Person) {
  const { userId } = person;
  const own = await findOwnRows(person);
  const db = prisma();
  const user = await db.user.findUnique({
    where: { id: userId },
    select: {
      ...fieldsOf(exportedAccount),
      passwordHash: true,
      providerAccounts: { select: fieldsOf(exportedProvider), orderBy: { createdAt: "asc" } },
      tokens: { select: fieldsOf(exportedLink), orderBy: { createdAt: "asc" } },
      twoFactor: { select: fieldsOf(exportedTwoFactor) },
      favorites: {
        select: { ...fieldsOf(exportedFavorite), expert: { select: { publicName: true } } },
        orderBy: { createdAt: "asc" },
      },
      shortlists: {
        select: {
          ...fieldsOf(exportedShortlist),
          experts: {
            select: {
              ...fieldsOf(exportedShortlist.shape.experts.element),
              expert: { select: { publicName: true } },
            },
            orderBy: [{ createdAt: "asc" }, { expertId: "asc" }],
          },
        },
        orderBy: { id: "asc" },
      },
      savedSearches: { select: fieldsOf(exportedSavedSearch), orderBy: { id: "asc" } },
      notifications: { select: fieldsOf(exportedNotification), orderBy: { id: "asc" } },
      notificationChoices: { select: fieldsOf(exportedChoice), orderBy: { kind: "asc" } },
      membership: {
        select: {
          ...fieldsOf(exportedCompanyMembership),
          company: { select: fieldsOf(exportedCompanyMembership.shape.company) },
        },
      },
      priceEstimates: { select: fieldsOf(exportedPriceEstimate), orderBy: { id: "asc" } },
      onboardingDraft: { select: fieldsOf(exportedDraft) },
      images: { select: fieldsOf(exportedImage), orderBy: [{ id: "asc" }, { size: "asc" }] },
    },
  });
  if (!user) return null;
  const { passwordHash, providerAccounts, tokens, twoFactor, favorites, shortlists, savedSearches, ...rest } =
    user;
  const {
    notifications,
    notificationChoices,
    membership,
    priceEstimates,
    onboardingDraft,
    images,
    ...account
  } = rest;
  const inOrder = { orderBy: { id: "asc" } } as const;
  const experts = await db.expert.findMany({
    where: { id: { in: own.expertIds } },
    select: fieldsOf(exportedExpert),
    ...inOrder,
  });
  return {
    account: { ...account, hasPassword: passwordHash !== null },
    signInProviders: providerAccounts,
    mailedLinks: tokens,
    twoFactor,
    favorites,
    shortlists,
    savedSearches,
    notifications,
    notificationChoices,
    companyMembership: membership,
    teamInvitations: await db.companyMemberInvitation.findMany({
      where: { OR: [{ invitedById: userId }, { email: person.verifiedEmail ?? "" }] },
      select: fieldsOf(exportedTeamInvitation),
      ...inOrder,
    }),
    adminInvitations: await adminInvitations(db, person),
    priceEstimates,
    onboardingDraft,
    images,
    expertProfiles: experts.map((expert) => ({ ...expert, availabilityConfirmedAt: saidAt(expert) })),
    profileViews: await db.expertProfileView.findMany({
      where: { expertId: { in: own.expertIds } },
      select: fieldsOf(exportedViews),
      orderBy: [{ expertId: "asc" }, { day: "asc" }],
    }),
    projects: await db.project.findMany({
      where: { id: { in: [...own.projectIds, ...own.companyPostingIds] } },
      select: fieldsOf(exportedProject),
      ...inOrder,
    }),
    projectApplications: await db.projectApplication.findMany({
      where: { id: { in: own.projectApplicationIds } },
      select: fieldsOf(exportedProjectApplication),
      ...inOrder,
    }),
    toldMoves: await db.stageMove.findMany({
      where: { applicationId: { in: own.projectApplicationIds }, mailedAt: { not: null } },
      select: fieldsOf(exportedToldMove),
      ...inOrder,
    }),
    applicantNotes: await findNotes(person),
    stageMoves: await db.stageMove.findMany({
      where: { movedById: userId },
      select: fieldsOf(exportedMove),
      ...inOrder,
    }),
    invitationsSent: await sentInvitations(db, userId),
    invitationsReceived: await receivedInvitations(db, own.expertIds),
    expertApplications: await db.expertApplication.findMany({
      where: { id: { in: own.expertApplicationIds } },
      select: fieldsOf(exportedExpertApplication),
      ...inOrder,
    }),
    meetingBookings: await db.meetingBooking.findMany({
      where: { id: { in: own.bookingIds } },
      select: fieldsOf(exportedBooking),
      ...inOrder,
    }),
    contractSignatures: await db.contractSignature.findMany({
      where: { userId },
      select: fieldsOf(exportedSignature),
      ...inOrder,
    }),
    liabilityPapers: await db.liabilityPaper.findMany({
      where: { uploadedById: userId },
      select: fieldsOf(exportedLiabilityPaper),
      ...inOrder,
    }),
    signingCodes: await db.signingCode.findMany({
      where: { userId },
      select: fieldsOf(exportedSigningCode),
      ...inOrder,
    }),
    contractParties: await db.contractParty.findMany({
      where: {
        OR: [
          { userId },
          { expertId: { in: own.expertIds } },
          ...(membership ? [{ companyId: membership.companyId }] : []),
        ],
      },
      select: fieldsOf(exportedContractParty),
      ...inOrder,
    }),
    // Of the two contracts of an engagement each party gets their own: the other one holds the other's terms.
    contracts: await db.contract.findMany({
      where: {
        OR: [
          { contractType: "client", projectId: { in: own.projectIds } },
          { contractType: "expert", expertId: { in: own.expertIds } },
        ],
      },
      select: fieldsOf(exportedContract),
      ...inOrder,
    }),
    mails: await db.mailMessage.findMany({
      where: { id: { in: own.mailIds } },
      select: fieldsOf(exportedMail),
      ...inOrder,
    }),
    auditEntries: await db.auditEntry.findMany({
      where: { actorId: userId },
      select: fieldsOf(exportedAuditEntry),
      ...inOrder,
    }),
    ...(await readDesk(own, person)),
  };
}

/** How somebody signs in; null when the account is gone. */
export async function findSignIn(
  userId: number,
): Promise<{ hasPassword: boolean; providers: string[] } | null> {
  const user = await prisma().user.findUnique({
    where: { id: userId },
    select: {
      passwordHash: true,
      providerAccounts: { select: { provider: true }, orderBy: { createdAt: "asc" } },
    },
  });
  if (!user) return null;
  return {
    hasPassword: user.passwordHash !== null,
    providers: user.providerAccounts.map(({ provider }) => provider),
  };
}
