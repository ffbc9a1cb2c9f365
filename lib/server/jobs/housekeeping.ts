import "server-only";
import { retention } from "@/lib/shared/retention";
import { prisma } from "../db";

/** An instant so many days ago. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 3600 * 1000);

/** Deletes what has served its time of limits, repeated requests and mails: see `retention`. */
export async function deleteOwnLeftovers(): Promise<void> {
  await prisma().rateLimit.deleteMany({ where: { expire: { lt: BigInt(Date.now()) } } });
  await prisma().idempotencyKey.deleteMany({
    where: { createdAt: { lt: daysAgo(retention.idempotencyKeyDays) } },
  });
  await prisma().mailMessage.deleteMany({
    where: { status: { not: "queued" }, createdAt: { lt: daysAgo(retention.mailDays) } },
  });
}
