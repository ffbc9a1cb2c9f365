import "server-only";
import { sql } from "kysely";
import { type Told, tell } from "@/lib/features/notifications/server/tell";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { Mail } from "@/lib/server/mail/mail";
import { ownersOfPosting } from "./ownership-repository";

/** Somebody who hears of a posting's news; without an account only by mail. */
export type PostingReader = { userId: number | null; email: string };

/** Whom news of a posting concern: everybody who owns it; the address that it names where nobody does. */
export async function findPostingReaders(tx: Transaction, postingId: number): Promise<PostingReader[]> {
  const { rows } = await sql<PostingReader>`
    WITH p AS (SELECT * FROM projects WHERE id = ${postingId}),
      owners AS (SELECT u.id, u.email FROM p, users u WHERE u.id IN (${ownersOfPosting}))
    SELECT id AS user_id, email FROM owners
    UNION ALL SELECT NULL, p.customer_email FROM p WHERE NOT EXISTS (SELECT FROM owners)
    ORDER BY user_id`.execute(kysely(tx));
  return rows;
}

/** Tells everybody whom news of a posting concern. @param mail to one of them */
export async function tellOwners(
  tx: Transaction,
  postingId: number,
  { mail, ...told }: Omit<Told, "userId" | "mail"> & { mail: (to: string) => Mail },
): Promise<void> {
  for (const { userId, email } of await findPostingReaders(tx, postingId)) {
    await tell(tx, { ...told, userId, mail: mail(email) });
  }
}
