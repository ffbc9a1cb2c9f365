import "server-only";
import { findAccountById } from "@/lib/features/accounts/server/repository";
import { findOwnExpertId } from "@/lib/features/experts/server/repository";
import { transaction } from "@/lib/server/db";
import { logger } from "@/lib/server/logger";
import type { SessionUser } from "@/lib/server/sign-in";
import { adoptApplications } from "./own-repository";

/**
 * After a sign-in: applications that a guest has sent, whose address the account has proved since, become the account's
 * and its expert's. They are shown without it too (deal K1), so a failure here keeps nobody from signing in.
 */
export async function adoptOwnApplications({ userId }: SessionUser): Promise<void> {
  try {
    const account = await findAccountById(userId);
    if (!account?.emailVerifiedAt) return;
    const verifiedEmail = account.email.toLowerCase();
    const { emailVerifiedAt: verifiedAt } = account;
    const expertId = await findOwnExpertId(userId, verifiedEmail);
    await transaction((tx) => adoptApplications(tx, { userId, verifiedEmail, verifiedAt, expertId }));
  } catch (error) {
    logger().warn({ error: String(error), userId }, "applications of an account were not joined to it");
  }
}
