import "server-only";
import type { Transaction } from "@/lib/server/db";

// The display order numbers every expert that is not archived, from 1 and without gaps as long as closing one is
// cheap. Whoever changes who stands where takes its lock first, before any expert's own (decisions B19).

/** So many rows are numbered anew within a second or two; a gap that would cost more stays, and harms no order. */
const cheapRows = 2_000;

/** Holds the display order until the transaction ends; adding an expert waits for the same lock. */
export async function lockDisplayOrder(tx: Transaction): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('experts-display-order'))::text`;
}

/**
 * Puts an expert at a place of the list, from 1, and shifts those between its old place and the new one, nobody else.
 * A place behind the last is the last. The order is locked.
 */
export async function moveInDisplayOrder(tx: Transaction, id: number, place: number): Promise<void> {
  let order = await readOrder(tx, id, place);
  if (order.hasTies || (order.misplaced > 0 && order.misplaced <= cheapRows)) {
    await numberAnew(tx);
    order = await readOrder(tx, id, place);
  }
  const { from, to } = order;
  if (from === null || to === null || from === to) return;
  const [first, last, shift] = from < to ? [from, to, -1] : [to, from, 1];
  await tx.$executeRaw`
    UPDATE experts SET display_order = CASE WHEN id = ${id} THEN ${to}::int ELSE display_order + ${shift}::int END
    WHERE archived_at IS NULL AND display_order BETWEEN ${first} AND ${last}`;
}

/** Moves up those behind a number that nobody has any more, unless they are too many. The order is locked. */
export async function closeGap(tx: Transaction, displayOrder: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE experts SET display_order = display_order - 1
    WHERE archived_at IS NULL AND display_order > ${displayOrder} AND (
      SELECT count(*) FROM (SELECT 1 FROM experts WHERE archived_at IS NULL AND display_order > ${displayOrder}
        LIMIT ${cheapRows + 1}) AS behind) <= ${cheapRows}`;
}

/** The number behind the last of the list. */
export async function nextDisplayOrder(tx: Transaction): Promise<number> {
  const [row] = await tx.$queryRaw<{ next: number }[]>`
    SELECT coalesce(max(display_order), 0)::int + 1 AS next FROM experts WHERE archived_at IS NULL`;
  return row?.next ?? 1;
}

/** Whether somebody in the list has this number. */
export async function isDisplayOrderTaken(tx: Transaction, displayOrder: number): Promise<boolean> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM experts WHERE archived_at IS NULL AND display_order = ${displayOrder} LIMIT 1`;
  return rows.length > 0;
}

/** Closes every gap and parts who shares a number; who stands right is left alone. */
async function numberAnew(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    UPDATE experts e SET display_order = ranked.place
    FROM (SELECT id, row_number() OVER (ORDER BY display_order, created_at DESC, id DESC)::int AS place
      FROM experts WHERE archived_at IS NULL) AS ranked
    WHERE e.id = ranked.id AND e.display_order <> ranked.place`;
}

/** `from` is the number of the expert, `to` the one of whoever stands at the place; null when there is none. */
type Order = { hasTies: boolean; misplaced: number; from: number | null; to: number | null };

async function readOrder(tx: Transaction, id: number, place: number): Promise<Order> {
  const [row] = await tx.$queryRaw<Order[]>`
    SELECT count(DISTINCT display_order) < count(*) AS "hasTies",
      (count(*) FILTER (WHERE place <> display_order))::int AS misplaced,
      max(display_order) FILTER (WHERE id = ${id}) AS from,
      max(display_order) FILTER (WHERE place = least(${place}, total)) AS to
    FROM (SELECT id, display_order, row_number() OVER (ORDER BY display_order, created_at DESC, id DESC) AS place,
        count(*) OVER () AS total
      FROM experts WHERE archived_at IS NULL) AS ranked`;
  return row as Order;
}
