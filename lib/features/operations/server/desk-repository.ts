import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { anyOf, kysely } from "@/lib/server/kysely";
import { type DeskKind, deskKinds } from "../desk-rules";

/** The column of desk_items that names an item of each kind. */
const columns = {
  expert: "expertId",
  application: "expertApplicationId",
  posting: "projectId",
  booking: "meetingBookingId",
  report: "conversationReportId",
  contract: "contractId",
  company: "companyId",
} as const satisfies Record<DeskKind, string>;

type Named = { kind: DeskKind; id: number };

const nameOf = sql<string>`btrim(u.first_name || ' ' || u.last_name)`;

/** What is kept beside an item; null when nothing is. */
export async function findDeskItem({ kind, id }: Named, tx?: Transaction) {
  const row = await kysely(tx)
    .selectFrom("deskItems as i")
    .leftJoin("users as u", "u.id", "i.assigneeId")
    .select(["i.id", "i.assigneeId", nameOf.as("assigneeName"), "u.email as assigneeEmail"])
    .select(sql<string[]>`coalesce(i.tags, '{}')`.as("tags"))
    .where(`i.${columns[kind]}`, "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** The row of an item, made when it is missing; the item itself must be there. */
export async function keepDeskItem(tx: Transaction, { kind, id }: Named, createdAt: Date): Promise<number> {
  const column = columns[kind];
  // A row that is there is locked: of two changes at once the second sees the first.
  const { id: itemId } = await kysely(tx)
    .insertInto("deskItems")
    .values({ [column]: id, createdAt })
    .onConflict((conflict) => conflict.column(column).doUpdateSet({ [column]: id }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return itemId;
}

export async function saveDeskItem(
  tx: Transaction,
  itemId: number,
  changes: { tags?: string[]; assigneeId?: number | null },
): Promise<void> {
  await tx.deskItem.update({ where: { id: itemId }, data: changes, select: { id: true } });
}

/** The notes beside an item, the newest first. */
export const findNotes = (itemId: number, tx?: Transaction) =>
  kysely(tx)
    .selectFrom("deskNotes as n")
    .leftJoin("users as u", "u.id", "n.authorId")
    .select(["n.id", "n.text", "n.createdAt", nameOf.as("author")])
    .where("n.itemId", "=", itemId)
    .orderBy("n.id", "desc")
    .execute();

export const insertNote = (
  tx: Transaction,
  note: { itemId: number; authorId: number; text: string; createdAt: Date },
): Promise<{ id: number }> => tx.deskNote.create({ data: note, select: { id: true } });

/** Deletes a note; null for none, else the item it stood beside. */
export async function deleteNote(tx: Transaction, id: number): Promise<Named | null> {
  const note = await tx.deskNote.findUnique({ where: { id }, select: { item: true } });
  if (!note) return null;
  await tx.deskNote.delete({ where: { id }, select: { id: true } });
  for (const kind of deskKinds) {
    const named = note.item[columns[kind]];
    if (named !== null) return { kind, id: named };
  }
  return null;
}

/** Notes that somebody looks at an item now. */
export async function noteLook(tx: Transaction, look: { itemId: number; userId: number; seenAt: Date }) {
  await kysely(tx)
    .insertInto("deskLooks")
    .values(look)
    .onConflict((conflict) => conflict.columns(["itemId", "userId"]).doUpdateSet({ seenAt: look.seenAt }))
    .execute();
}

/** Names of the others who have looked at it since then. */
export async function findLookers(tx: Transaction, itemId: number, exceptUserId: number, since: Date) {
  const rows = await kysely(tx)
    .selectFrom("deskLooks as l")
    .innerJoin("users as u", "u.id", "l.userId")
    .select(nameOf.as("name"))
    .where("l.itemId", "=", itemId)
    .where("l.userId", "<>", exceptUserId)
    .where("l.seenAt", ">=", since)
    .orderBy("l.seenAt", "desc")
    .execute();
  return rows.map(({ name }) => name);
}

/** Who has taken on which of these items, by `kind-id`. */
export async function findAssignees(items: readonly Named[]) {
  const rows = await kysely()
    .selectFrom("deskItems as i")
    .innerJoin("users as u", "u.id", "i.assigneeId")
    .select(Object.values(columns).map((column) => `i.${column}` as const))
    .select(["i.assigneeId", nameOf.as("name")])
    .where(({ or, eb }) =>
      or(
        deskKinds.map((kind) =>
          eb(
            `i.${columns[kind]}`,
            "=",
            anyOf(items.filter((item) => item.kind === kind).map(({ id }) => id)),
          ),
        ),
      ),
    )
    .execute();
  return new Map(
    rows.flatMap(({ assigneeId, name, ...row }) =>
      deskKinds.flatMap((kind) =>
        row[columns[kind]] === null ? [] : [[`${kind}-${row[columns[kind]]}`, { assigneeId, name }] as const],
      ),
    ),
  );
}
