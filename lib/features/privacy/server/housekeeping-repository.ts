import "server-only";
import { contractTypes } from "@/lib/features/contracts/rules";
import { signingCodeMailKind } from "@/lib/features/signing/rules";
import { now } from "@/lib/server/clock";
import { prisma, transaction } from "@/lib/server/db";
import { addDays, addMonths, helsinkiDate } from "@/lib/shared/dates";
import { bookkeepingYears, retention } from "@/lib/shared/retention";
import { deleteContracts } from "./contracts-repository";

/** Rows of one statement: a table that has grown for long is not locked, nor its log filled, by a single one. */
const batch = 1000;

/**
 * Deletes what has served its time: see `retention`.
 * @throws what went wrong with one of the deletions, after all the others
 */
export async function housekeeping(): Promise<void> {
  let failure: unknown;
  async function inBatches(remove: (limit: number) => Promise<{ count: number }>): Promise<void> {
    try {
      while ((await remove(batch)).count === batch);
    } catch (error) {
      // The rest goes in its time; the queue tries again for this.
      failure = error;
    }
  }
  const day = 24 * 3600 * 1000;
  const at = now();
  const before = (days: number) => ({ lt: new Date(at.getTime() - days * day) });
  const none = { none: {} };

  const spentLimits = { expire: { lt: BigInt(at.getTime()) } };
  await inBatches((limit) => prisma().rateLimit.deleteMany({ where: spentLimits, limit }));
  const keys = { createdAt: before(retention.idempotencyKeyDays) };
  await inBatches((limit) => prisma().idempotencyKey.deleteMany({ where: keys, limit }));
  const links = { expiresAt: before(retention.spentLinkDays) };
  await inBatches((limit) => prisma().accountToken.deleteMany({ where: links, limit }));
  await inBatches((limit) => prisma().companyMemberInvitation.deleteMany({ where: links, limit }));
  await inBatches((limit) => prisma().adminInvitation.deleteMany({ where: links, limit }));
  const ended = { endedAt: before(retention.endedSessionDays) };
  await inBatches((limit) => prisma().endedSession.deleteMany({ where: ended, limit }));
  const mails = { status: { not: "queued" }, createdAt: before(retention.mailDays) };
  await inBatches((limit) => prisma().mailMessage.deleteMany({ where: mails, limit }));
  const codes = { createdAt: before(retention.signingCodeDays) };
  await inBatches((limit) => prisma().signingCode.deleteMany({ where: codes, limit }));
  const codeMails = { ...codes, kind: signingCodeMailKind, status: { not: "queued" } };
  await inBatches((limit) => prisma().mailMessage.deleteMany({ where: codeMails, limit }));
  // The second was never corrected by whoever was asked to.
  for (const status of ["rejected", "changes_requested"]) {
    const answered = { status, reviewedAt: before(retention.rejectedApplicationDays) };
    await inBatches((limit) => prisma().expertApplication.deleteMany({ where: answered, limit }));
  }
  const profileDrafts = { updatedAt: before(retention.onboardingDraftDays) };
  await inBatches((limit) => prisma().onboardingDraft.deleteMany({ where: profileDrafts, limit }));
  const firstKeptDay = addDays(helsinkiDate(at), -retention.profileViewDays);
  const views = { day: { lt: new Date(firstKeptDay) } };
  await inBatches((limit) => prisma().expertProfileView.deleteMany({ where: views, limit }));
  const counts = { day: { lt: new Date(addDays(helsinkiDate(at), -retention.visitDays)) } };
  await inBatches((limit) => prisma().dayCount.deleteMany({ where: counts, limit }));
  const misses = { day: { lt: new Date(addDays(helsinkiDate(at), -retention.searchMissDays)) } };
  await inBatches((limit) => prisma().searchMiss.deleteMany({ where: misses, limit }));
  const silent = before(retention.conversationDays);
  const conversations = { createdAt: silent, messages: { none: { createdAt: { gte: silent.lt } } } };
  await inBatches((limit) => prisma().conversation.deleteMany({ where: conversations, limit }));
  const rankings = { createdAt: before(retention.rankingDays) };
  await inBatches((limit) => prisma().servedRanking.deleteMany({ where: rankings, limit }));
  const notifications = { createdAt: before(retention.notificationDays) };
  await inBatches((limit) => prisma().notification.deleteMany({ where: notifications, limit }));

  // Nobody can sign in to it; what an administrator or a link has tied to it keeps it all the same.
  const unconfirmed = {
    role: "user",
    emailVerifiedAt: null,
    createdAt: before(retention.unconfirmedAccountDays),
    tokens: { none: { usedAt: null, expiresAt: { gt: at } } },
    expert: null,
    projects: none,
    projectApplications: none,
    meetingBookings: none,
    priceEstimates: none,
  };
  await inBatches((limit) => prisma().user.deleteMany({ where: unconfirmed, limit }));
  const guestAssignments = {
    kind: "engagement",
    ownerId: null,
    outcome: "open",
    updatedAt: before(retention.guestAssignmentDays),
    contracts: none,
    applications: none,
  };
  await inBatches((limit) => prisma().project.deleteMany({ where: guestAssignments, limit }));
  // Two years after the end of the work, and at once when nothing comes of its contracts: what is signed comes into force
  // with the other one only (`forceOf`).
  const open = { status: { in: ["draft", "awaiting_signatures"] } };
  const bothSigned = contractTypes.map((contractType) => ({
    contracts: { some: { contractType, status: "signed" } },
  }));
  const longAgo = { lt: new Date(addMonths(helsinkiDate(at), -12 * retention.liabilityPaperYears)) };
  const papers = {
    OR: [
      { project: { endDate: longAgo } },
      { project: { endDate: null }, createdAt: longAgo },
      { project: { contracts: { none: open }, NOT: { AND: bothSigned } } },
    ],
  };
  await inBatches((limit) => prisma().liabilityPaper.deleteMany({ where: papers, limit }));
  const unsignedSince = before(retention.unsignedContractDays);
  const drafts = {
    signedAt: null,
    createdAt: unsignedSince,
    OR: [{ sentAt: null }, { sentAt: unsignedSince }],
  };
  await inBatches((limit) => transaction((tx) => deleteContracts(tx, drafts, limit)));
  await inBatches((limit) => transaction((tx) => deleteContracts(tx, closedBooks(at), limit)));
  if (failure) throw failure;
}

/** Contracts whose bookkeeping years are over (see `bookkeepingEnd`). */
function closedBooks(at: Date) {
  const isOver = {
    lt: new Date(`${Number(helsinkiDate(at).slice(0, 4)) - bookkeepingYears}-01-01`),
  };
  return { createdAt: isOver, project: { OR: [{ endDate: null }, { endDate: isOver }] } };
}
