import "server-only";
import type { Transaction } from "@/lib/server/db";

/** Takes back the invitations to a posting that nobody has answered. */
export async function withdrawInvitations(tx: Transaction, projectId: number, at: Date): Promise<void> {
  await tx.invitation.updateMany({
    where: { projectId, status: "sent" },
    data: { status: "withdrawn", answeredAt: at },
  });
}
