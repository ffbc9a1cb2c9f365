import "server-only";
import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "./db";
import { holdKey, kysely } from "./kysely";

// A display order numbers the rows of a list from 1, and without gaps as long as closing one is cheap. Whoever changes
// who stands where takes its lock first, before any row's own (decisions B19).

/** So many rows are numbered anew within a second or two; a gap that would cost more stays, and harms no order. */
const cheapRows = 2_000;

/** The order of the rows of a table that `isListed`. */
export function displayOrderOf(name: "experts" | "projects", isListed: RawBuilder<boolean>) {
  // The columns read and written here are the same in both; Kysely takes the name of one.
  const table = name as "experts";
  const listed = (tx: Transaction) => kysely(tx).selectFrom(table).where(isListed);

  /** Everybody in the list with the place they stand at. */
  const placed = (tx: Transaction) =>
    listed(tx).select([
      "id",
      "displayOrder",
      sql<number>`(row_number() OVER (ORDER BY display_order, created_at DESC, id DESC))::int`.as("place"),
      sql<number>`(count(*) OVER ())::int`.as("total"),
    ]);

  /** Closes every gap and parts who shares a number; who stands right is left alone. */
  const numberAnew = (tx: Transaction) =>
    kysely(tx)
      .updateTable(`${table} as e`)
      .from(placed(tx).as("ranked"))
      .set(({ ref }) => ({ displayOrder: ref("ranked.place") }))
      .whereRef("e.id", "=", "ranked.id")
      .whereRef("e.displayOrder", "<>", "ranked.place")
      .execute();

  /** `from` is the number of the row, `to` the one of whoever stands at the place; null when there is none. */
  const readOrder = (tx: Transaction, id: number, place: number) =>
    kysely(tx)
      .selectFrom(placed(tx).as("ranked"))
      .select([
        sql<boolean>`count(DISTINCT display_order) < count(*)`.as("hasTies"),
        sql<number>`(count(*) FILTER (WHERE place <> display_order))::int`.as("misplaced"),
        sql<number | null>`max(display_order) FILTER (WHERE id = ${id})`.as("from"),
        sql<number | null>`max(display_order) FILTER (WHERE place = least(${place}::int, total))`.as("to"),
      ])
      .executeTakeFirstOrThrow();

  return {
    /** Holds the order until the transaction ends; adding to its end waits for the same lock. */
    lock: (tx: Transaction): Promise<void> => holdKey(tx, `${name}-display-order`),

    /**
     * Puts a row at a place of the list, from 1, and shifts those between its old place and the new one, nobody else.
     * A place behind the last is the last. The order is locked.
     */
    async move(tx: Transaction, id: number, place: number): Promise<void> {
      let order = await readOrder(tx, id, place);
      if (order.hasTies || (order.misplaced > 0 && order.misplaced <= cheapRows)) {
        await numberAnew(tx);
        order = await readOrder(tx, id, place);
      }
      const { from, to } = order;
      if (from === null || to === null || from === to) return;
      const [first, last, shift] = from < to ? [from, to, -1] : [to, from, 1];
      await kysely(tx)
        .updateTable(table)
        .set({
          displayOrder: sql<number>`CASE WHEN id = ${id} THEN ${to}::int ELSE display_order + ${shift}::int END`,
        })
        .where(isListed)
        .where((eb) => eb.between("displayOrder", first, last))
        .execute();
    },

    /** Moves up those behind a number that nobody has any more, unless they are too many. The order is locked. */
    async closeGap(tx: Transaction, displayOrder: number): Promise<void> {
      const behind = listed(tx)
        .select("id")
        .where("displayOrder", ">", displayOrder)
        .limit(cheapRows + 1);
      await kysely(tx)
        .updateTable(table)
        .set(({ eb }) => ({ displayOrder: eb("displayOrder", "-", sql.lit(1)) }))
        .where(isListed)
        .where("displayOrder", ">", displayOrder)
        .where(sql<boolean>`(SELECT count(*) FROM ${behind} AS behind) <= ${cheapRows}`)
        .execute();
    },

    /** The number behind the last of the list. */
    async next(tx: Transaction): Promise<number> {
      const { next } = await listed(tx)
        .select(sql<number>`coalesce(max(display_order), 0)::int + 1`.as("next"))
        .executeTakeFirstOrThrow();
      return next;
    },

    /** Whether somebody in the list has this number. */
    async isTaken(tx: Transaction, displayOrder: number): Promise<boolean> {
      const found = await listed(tx).select("id").where("displayOrder", "=", displayOrder).limit(1).execute();
      return found.length > 0;
    },
  };
}
