import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";

/** Every column that names an account and simply moves with it. */
export const movedColumns = [
  ["provider_accounts", "user_id"],
  ["saved_searches", "user_id"],
  ["notifications", "user_id"],
  ["price_estimates", "user_id"],
  ["projects", "owner_id"],
  ["project_applications", "user_id"],
  ["meeting_bookings", "user_id"],
  ["messages", "author_id"],
  ["conversation_reports", "reporter_id"],
  ["stage_moves", "moved_by_id"],
  ["invitations", "invited_by_id"],
  ["company_member_invitations", "invited_by_id"],
  ["admin_invitations", "invited_by_id"],
  ["contract_signatures", "user_id"],
  ["signing_codes", "user_id"],
  ["liability_papers", "uploaded_by_id"],
  ["images", "owner_id"],
  ["desk_items", "assignee_id"],
  ["desk_notes", "author_id"],
] as const;

/** Those of which an account has one, or one a thing: they move where the kept account has none. */
export const singleColumns = [
  ["experts", "user_id"],
  ["company_members", "user_id"],
  ["contract_parties", "user_id"],
  ["onboarding_drafts", "user_id"],
  ["favorites", "user_id"],
  ["shortlists", "user_id"],
  ["notification_choices", "user_id"],
  ["conversation_reads", "user_id"],
] as const;

/** What goes with the account: links that were mailed to its address, its second factor, what it looks at just now. */
export const goneColumns = [
  ["desk_looks", "user_id"],
  ["account_tokens", "user_id"],
  ["two_factors", "user_id"],
] as const;

/** Counts what would move. */
export async function countMoves(tx: Transaction, goes: number): Promise<number> {
  const counts = [...movedColumns, ...singleColumns].map(
    ([table, column]) => sql`(SELECT count(*) FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${goes})`,
  );
  const { rows } = await sql<{ total: number }>`SELECT (${sql.join(counts, sql` + `)})::int AS total`.execute(
    kysely(tx),
  );
  return rows[0]?.total ?? 0;
}

/** Moves everything of one account to another and removes it. Both are held; nothing is in the way. */
export async function moveEverything(tx: Transaction, kept: number, goes: number): Promise<void> {
  const db = kysely(tx);
  for (const [table, column] of movedColumns) {
    await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${kept} WHERE ${sql.ref(column)} = ${goes}`.execute(
      db,
    );
  }
  for (const table of ["experts", "company_members", "contract_parties", "onboarding_drafts"]) {
    await sql`UPDATE ${sql.table(table)} SET user_id = ${kept} WHERE user_id = ${goes}
      AND NOT EXISTS (SELECT FROM ${sql.table(table)} WHERE user_id = ${kept})`.execute(db);
  }
  // In one company both were its people: whoever was its owner stays so.
  await sql`UPDATE company_members SET role = 'owner' WHERE user_id = ${kept}
    AND EXISTS (SELECT FROM company_members o WHERE o.user_id = ${goes} AND o.role = 'owner')`.execute(db);
  await sql`UPDATE favorites f SET user_id = ${kept} WHERE user_id = ${goes}
    AND NOT EXISTS (SELECT FROM favorites k WHERE k.user_id = ${kept} AND k.expert_id = f.expert_id)`.execute(
    db,
  );
  await sql`UPDATE notification_choices n SET user_id = ${kept} WHERE user_id = ${goes}
    AND NOT EXISTS (SELECT FROM notification_choices k WHERE k.user_id = ${kept} AND k.kind = n.kind)`.execute(
    db,
  );
  await sql`UPDATE conversation_reads k SET last_message_id = greatest(k.last_message_id, g.last_message_id)
    FROM conversation_reads g
    WHERE k.user_id = ${kept} AND g.user_id = ${goes} AND g.conversation_id = k.conversation_id`.execute(db);
  await sql`UPDATE conversation_reads r SET user_id = ${kept} WHERE user_id = ${goes}
    AND NOT EXISTS (SELECT FROM conversation_reads k WHERE k.user_id = ${kept} AND k.conversation_id = r.conversation_id)`.execute(
    db,
  );
  // Two lists of one name: the one that comes gets its number behind it.
  await sql`UPDATE shortlists s SET user_id = ${kept}, name = CASE WHEN EXISTS (
      SELECT FROM shortlists k WHERE k.user_id = ${kept} AND lower(k.name) = lower(s.name))
      THEN left(s.name, 60) || ' (' || s.id || ')' ELSE s.name END
    WHERE user_id = ${goes}`.execute(db);
  await tx.user.delete({ where: { id: goes } });
}
