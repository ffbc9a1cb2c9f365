import "server-only";
import { sql } from "kysely";
import { deleteConversations } from "@/lib/features/conversations/server/personal-repository";
import { fullExpert } from "@/lib/features/experts/schemas";
import { removeUnusedImage } from "@/lib/features/experts/server/image-address";
import { forgetCompanyWords, forgetWaysToQuotes } from "@/lib/features/quotes/server/personal-repository";
import type { Transaction } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { anyOf, kysely } from "@/lib/server/kysely";
import { anonymisedEmail } from "@/lib/shared/anonymised-email";
import { storedImageId, storedImagePath } from "@/lib/shared/images";
import { nullFields } from "@/lib/shared/null-fields";

/** What stands where a column wants a text and the person's own is gone. */
export type Placeholders = { name: string; title: string; text: string; location: string };

export type LockedAccount = {
  email: string;
  passwordHash: string | null;
  isAdmin: boolean;
  /** There is another administrator. */
  hasSuccessor: boolean;
};

/**
 * Holds the account until the transaction ends, together with every administrator's, so that of two administrators
 * who leave at once the second one sees that the first is gone. Null when the account is gone already.
 */
export async function lockAccount(tx: Transaction, userId: number): Promise<LockedAccount | null> {
  const rows = await kysely(tx)
    .selectFrom("users")
    .select(["id", "email", "passwordHash", "role"])
    .where((eb) => eb.or([eb("id", "=", userId), eb("role", "=", "admin")]))
    .orderBy("id")
    .forUpdate()
    .execute();
  const account = rows.find(({ id }) => id === userId);
  if (!account) return null;
  const { email, passwordHash, role } = account;
  return {
    email,
    passwordHash,
    isAdmin: role === "admin",
    hasSuccessor: rows.some(({ id }) => id !== userId),
  };
}

/** Bookings stay as times that were taken, without whose they were. */
export async function anonymiseBookings(tx: Transaction, ids: number[], { name }: Placeholders) {
  for (const id of ids) {
    await tx.meetingBooking.update({
      where: { id },
      data: {
        fullName: name,
        email: anonymisedEmail(id),
        company: name,
        phone: name,
        ...{ projectDescription: null, textLanguage: null },
        representativeNotes: null,
        joinUrl: null,
        meetingTokenHash: null,
        userId: null,
      },
    });
  }
  return ids.length;
}

/** Deletes the applications of a person, to projects and to the network, and what leads a company to their quotes. */
export async function deleteApplications(
  tx: Transaction,
  own: { projectApplicationIds: number[]; expertApplicationIds: number[] },
) {
  await forgetWaysToQuotes(tx, own.projectApplicationIds);
  const toProjects = await tx.projectApplication.deleteMany({
    where: { id: { in: own.projectApplicationIds } },
  });
  const toNetwork = await tx.expertApplication.deleteMany({
    where: { id: { in: own.expertApplicationIds } },
  });
  return { projectApplications: toProjects.count, expertApplications: toNetwork.count };
}

/** Deletes the price estimates made for an account, but for those a contract was made from. */
export async function deletePriceEstimates(tx: Transaction, userId: number) {
  const { count: deleted } = await tx.priceEstimate.deleteMany({
    where: { userId, contracts: { none: {} } },
  });
  return { deleted, kept: await tx.priceEstimate.count({ where: { userId } }) };
}

/**
 * Deletes a person's projects. One that others have applied to is closed and stays for them without the customer;
 * one that contracts were made for stays with these, but for the phone number, which no contract needs.
 */
export async function eraseProjects(tx: Transaction, ids: number[], { text }: Placeholders) {
  const isFree = { id: { in: ids }, contracts: { none: {} }, applications: { none: {} } };
  await tx.project.updateMany({
    where: { id: { in: ids }, contracts: { some: {} } },
    data: { customerPhone: null, isActive: false },
  });
  const engagements = await tx.project.deleteMany({ where: { ...isFree, kind: "engagement" } });
  const postings = await tx.project.deleteMany({ where: { ...isFree, kind: "posting" } });
  // What stays for its applicants stays without what the customer wrote to others.
  await eraseInvitations(tx, { projectId: { in: ids } });
  const appliedTo = await tx.project.findMany({
    where: { id: { in: ids }, contracts: { none: {} } },
    select: { id: true },
  });
  await tx.postingReview.deleteMany({ where: { projectId: { in: appliedTo.map(({ id }) => id) } } });
  for (const { id } of appliedTo) {
    await tx.projectApplication.updateMany({ where: { projectId: id }, data: { note: null } });
    await forgetCompanyWords(tx, id);
    await tx.project.update({
      where: { id },
      data: {
        description: text,
        typedTexts: {},
        textLanguage: null,
        customerName: null,
        customerEmail: anonymisedEmail(id),
        customerCompany: null,
        customerPhone: null,
        customerBusinessId: null,
        deliverables: [],
        successMetrics: null,
        additionalRequirements: null,
        preferredExpertProfile: null,
        isActive: false,
        ownerId: null,
      },
    });
  }
  return { engagements: engagements.count, postings: postings.count, anonymised: appliedTo.length };
}

/** Deletes invitations, with the conversations that are about nothing else. */
async function eraseInvitations(
  tx: Transaction,
  which: { projectId: { in: number[] } } | { expertId: { in: number[] } },
): Promise<void> {
  await deleteConversations(tx, { applicationId: null, invitation: which });
  await tx.invitation.deleteMany({ where: which });
}

/**
 * Deletes a person's expert profiles. One that bookings, contracts, estimates or projects refer to is archived, and
 * nothing of the person stays in it (decisions B20).
 */
export async function eraseExperts(tx: Transaction, ids: number[], words: Placeholders, now: Date) {
  await kysely(tx)
    .selectFrom("experts")
    .select("id")
    .where("id", "=", anyOf(ids))
    .orderBy("id")
    .forUpdate()
    .execute();
  const experts = await tx.expert.findMany({
    where: { id: { in: ids } },
    select: { profileImage: true },
  });
  await eraseInvitations(tx, { expertId: { in: ids } });
  await tx.favorite.deleteMany({ where: { expertId: { in: ids } } });
  await tx.shortlistExpert.deleteMany({ where: { expertId: { in: ids } } });
  await tx.expertProfileView.deleteMany({ where: { expertId: { in: ids } } });
  // What is signed has its own copy.
  await tx.contractParty.deleteMany({ where: { expertId: { in: ids } } });
  const none = { none: {} };
  const { count: deleted } = await tx.expert.deleteMany({
    where: { id: { in: ids }, meetingBookings: none, contracts: none, priceEstimates: none, projects: none },
  });
  const left = await tx.expert.findMany({
    where: { id: { in: ids } },
    select: { id: true, archivedAt: true },
  });
  for (const { id, archivedAt } of left) {
    await tx.expert.update({ where: { id }, data: anonymousExpert(id, words, archivedAt ?? now) });
  }
  return {
    deleted,
    anonymised: left.length,
    profileImages: experts.map(({ profileImage }) => profileImage),
  };
}

const anonymousExpert = (id: number, words: Placeholders, archivedAt: Date) => ({
  ...nullFields(fullExpert),
  userId: null,
  name: words.name,
  email: anonymisedEmail(id),
  title: words.title,
  description: words.text,
  typedTexts: {},
  skills: [],
  ...{ skillKeys: [], titleSkillKeys: [], descriptionSkillKeys: [] },
  ...{ certificateSkillKeys: [], meaningWords: [] },
  skillMastery: {},
  languages: [],
  ...{ caseStudies: [], certificates: [] },
  education: [],
  experienceYears: 0,
  location: words.location,
  cityKey: null,
  reachedCityKeys: [],
  workArrangement: [],
  isActive: false,
  isHidden: false,
  ...{ availabilityConfirmedAt: undefined, availabilityRemindedAt: null }, // The first takes no null.
  archivedAt,
  emailNotifications: false,
  socialPoints: 0,
  profileShareCount: 0,
  lastProfileShare: null,
  aiMatchingScore: null,
  portfolioAnalysis: Prisma.DbNull,
  portfolioLastAnalyzed: null,
  personalityOpenness: null,
  personalityConscientiousness: null,
  personalityExtraversion: null,
  personalityAgreeableness: null,
  personalityNeuroticism: null,
  personalityTestCompleted: false,
  personalityConsentAt: null,
});

/**
 * A person's pictures: those they own and those their profiles showed. One that somebody else's profile shows stays
 * (an administrator may have uploaded it).
 */
export async function deleteImages(
  tx: Transaction,
  userId: number,
  profileImages: (string | null)[],
): Promise<number> {
  const owned = await tx.image.findMany({
    where: { ownerId: userId },
    select: { id: true },
    distinct: ["id"],
  });
  const ids = [
    ...new Set([...owned.map(({ id }) => id), ...profileImages.flatMap((path) => storedImageId(path) ?? [])]),
  ];
  for (const id of ids) await removeUnusedImage(tx, storedImagePath(id));
  const left = await tx.image.findMany({
    where: { id: { in: ids } },
    select: { id: true },
    distinct: ["id"],
  });
  return ids.length - left.length;
}

/**
 * Deletes our copies of mails to an address, sent or not, and of mails sent to others that name it. What is still
 * on its way to others is theirs, and goes with the housekeeping.
 */
export async function deleteMails(tx: Transaction, email: string): Promise<number> {
  const escaped = email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const whole = `(^|[^\\w.+-])${escaped}($|[^\\w-])`;
  const mails = kysely(tx).deleteFrom("mailMessages");
  const others = await mails
    .where("status", "<>", "queued")
    .where(
      sql<boolean>`strpos(lower(text), ${email}) > 0 AND lower(text) ~ ${whole} AND lower("to") <> ${email}`,
    )
    .executeTakeFirstOrThrow();
  const own = await mails.where(sql`lower("to")`, "=", email).executeTakeFirstOrThrow();
  return Number(own.numDeletedRows + others.numDeletedRows);
}

/**
 * Takes an administrator's address and name out of applications and projects they decided about; who it was stands in
 * the audit log.
 */
export async function anonymiseDecisions(
  tx: Transaction,
  signatures: string[],
  { name }: Placeholders,
): Promise<number> {
  const applications = await tx.expertApplication.updateMany({
    where: { reviewedBy: { in: signatures } },
    data: { reviewedBy: name },
  });
  const projects = await tx.project.updateMany({
    where: { approvedBy: { in: signatures } },
    data: { approvedBy: name },
  });
  return applications.count + projects.count;
}

/** Deletes the account with its favorites, lists, searches, draft, providers and links, which go with it. */
export async function deleteAccountRow(tx: Transaction, userId: number) {
  const favorites = await tx.favorite.count({ where: { userId } });
  const shortlists = await tx.shortlist.count({ where: { userId } });
  const savedSearches = await tx.savedSearch.count({ where: { userId } });
  const notifications = await tx.notification.count({ where: { userId } });
  const onboardingDraft = await tx.onboardingDraft.count({ where: { userId } });
  const auditEntries = await tx.auditEntry.count({ where: { actorId: userId } });
  await tx.user.delete({ where: { id: userId } });
  return { favorites, shortlists, savedSearches, notifications, onboardingDraft, auditEntries };
}
