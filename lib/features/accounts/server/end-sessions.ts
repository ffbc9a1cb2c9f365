import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { endSessions, saveEndedSession } from "./repository";
import { administrator } from "./second-factor";

/**
 * Signing out in one browser: the session of this sign-in ends, with every copy of its cookie. Ending it once more
 * changes nothing.
 */
export const endSession = (signIn: string): Promise<void> => saveEndedSession(signIn, now());

/** DELETE /api/account/sessions: every session of the signed-in person ends, the one that asks too. */
export async function signOutEverywhere({ userId }: SignedIn): Promise<void> {
  await transaction(async (tx) => {
    const account = await endSessions(tx, userId);
    const admin = account && administrator(account);
    if (!admin) return;
    await recordAudit(tx, admin, {
      ...{ action: "update", entity: "account", entityId: userId },
      before: null,
      after: { isSignedOutEverywhere: true },
    });
  });
}
