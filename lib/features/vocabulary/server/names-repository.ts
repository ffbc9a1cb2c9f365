import "server-only";
import { readAdminList } from "@/lib/server/admin-list";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import type { SkillNamesQuery } from "../schemas";

export type NameRow = { id: number; name: string; skillKey: string; createdAt: Date };

/** The names that were added, newest first. */
export const findNames = (query: SkillNamesQuery): Promise<AdminPage<NameRow>> =>
  readAdminList(
    {
      rows: kysely().selectFrom("skillNames as n").select(["n.id", "n.name", "n.skillKey", "n.createdAt"]),
      searched: ["n.name", "n.phrase", "n.skillKey"],
      sorts: { name: "n.name", createdAt: "n.createdAt" },
      order: (rows) => rows.orderBy("n.createdAt", "desc").orderBy("n.id", "desc"),
    },
    query,
  );

export const countNames = (tx: Transaction): Promise<number> => tx.skillName.count();

/** Stores a name; null when another one is compared as the same. */
export async function insertName(
  tx: Transaction,
  name: Omit<NameRow, "id"> & { phrase: string },
): Promise<NameRow | null> {
  const row = await kysely(tx)
    .insertInto("skillNames")
    .values(name)
    .onConflict((taken) => taken.column("phrase").doNothing())
    .returning(["id", "name", "skillKey", "createdAt"])
    .executeTakeFirst();
  return row ?? null;
}

/** Takes a name away. @returns what it was, or null when there is none */
export async function deleteName(
  tx: Transaction,
  id: number,
): Promise<{ name: string; phrase: string; skillKey: string } | null> {
  const row = await kysely(tx)
    .deleteFrom("skillNames")
    .where("id", "=", id)
    .returning(["name", "phrase", "skillKey"])
    .executeTakeFirst();
  return row ?? null;
}
