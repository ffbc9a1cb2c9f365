import "server-only";
import { hiddenText } from "@/lib/features/project-applications/hidden-identity";
import type { prisma, Transaction } from "@/lib/server/db";
import { withoutWaysPast } from "@/lib/shared/contact";
import { exportedAdminInvitation, exportedInvitation } from "../invitation-export-schemas";
import type { Person } from "./export-repository";
import { fieldsOf } from "./fields-of";

type Database = ReturnType<typeof prisma>;

/** Whom somebody has invited, and why those declined who did: that, the company never reads with contact details. */
export async function sentInvitations(db: Database, invitedById: number) {
  const invitations = await db.invitation.findMany({
    where: { invitedById },
    select: { ...fieldsOf(exportedInvitation), expert: { select: { name: true } } },
    orderBy: { id: "asc" },
  });
  return invitations.map(({ expert, reason, ...invitation }) => ({
    ...invitation,
    reason: reason && hiddenText(reason, expert.name, "…"),
  }));
}

/** What companies wrote to an expert, as the expert may read it: contact details from the stage interview on. */
export async function receivedInvitations(db: Database, expertIds: number[]) {
  const invitations = await db.invitation.findMany({
    where: { expertId: { in: expertIds } },
    select: { ...fieldsOf(exportedInvitation), application: { select: { identityShownAt: true } } },
    orderBy: { id: "asc" },
  });
  return invitations.map(({ application, message, ...invitation }) => ({
    ...invitation,
    message: application?.identityShownAt ? message : withoutWaysPast(message, "…"),
  }));
}

/** Invitations to the administration, sent by the person and to the person's address. */
export const adminInvitations = (db: Database, { userId, verifiedEmail }: Person) =>
  db.adminInvitation.findMany({
    where: { OR: [{ invitedById: userId }, { email: verifiedEmail ?? "" }] },
    select: fieldsOf(exportedAdminInvitation),
    orderBy: { id: "asc" },
  });

/**
 * Invitations to the administration: those to the address, and those that the person sent and nobody has taken up, which
 * count only while whoever sent them is an administrator.
 */
export async function deleteAdminInvitations(
  tx: Transaction,
  { userId, verifiedEmail: email }: Person,
): Promise<void> {
  await tx.adminInvitation.deleteMany({
    where: { OR: [{ invitedById: userId, acceptedAt: null }, ...(email === null ? [] : [{ email }])] },
  });
}
