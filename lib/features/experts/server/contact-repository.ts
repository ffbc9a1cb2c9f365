import "server-only";
import type { Transaction } from "@/lib/server/db";

/** Where an expert hears of something. */
export type ExpertContact = { email: string; userId: number | null };

/** Null for one who is archived: they are told nothing more. */
export async function findExpertContact(tx: Transaction, id: number): Promise<ExpertContact | null> {
  return tx.expert.findFirst({ where: { id, archivedAt: null }, select: { email: true, userId: true } });
}
