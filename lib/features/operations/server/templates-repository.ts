import "server-only";
import { prisma, type Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { ReasonTemplate } from "../desk-schemas";

const columns = { id: true, name: true, text: true } as const;

export const findTemplates = (): Promise<ReasonTemplate[]> =>
  prisma().reasonTemplate.findMany({ select: columns, orderBy: { name: "asc" } });

export const countTemplates = (tx: Transaction): Promise<number> => tx.reasonTemplate.count();

/** @returns its id; null when the name is taken */
export async function insertTemplate(
  tx: Transaction,
  template: { name: string; text: string; createdAt: Date },
): Promise<number | null> {
  const row = await kysely(tx)
    .insertInto("reasonTemplates")
    .values(template)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** @returns what it was; null for none */
export async function deleteTemplate(tx: Transaction, id: number): Promise<ReasonTemplate | null> {
  const row = await tx.reasonTemplate.findUnique({ where: { id }, select: columns });
  if (row) await tx.reasonTemplate.delete({ where: { id }, select: { id: true } });
  return row;
}
