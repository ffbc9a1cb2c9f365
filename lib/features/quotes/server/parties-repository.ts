import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";

/** An expert as prices and contracts name them. For the server only. */
export interface QuotingExpert {
  id: number;
  publicName: string;
  title: string;
  acceptsVolumeDiscount: boolean;
  email: string;
  /** The linked account, or the one that has proved the expert's address; null without. */
  userId: number | null;
}

/** An expert, public or not; null for none, and for archived ones. */
export async function findQuotingExpert(tx: Transaction, id: number): Promise<QuotingExpert | null> {
  const row = await kysely(tx)
    .selectFrom("experts as e")
    .select(["e.id", "e.title", "e.acceptsVolumeDiscount", "e.email"])
    .select([
      sql<string>`coalesce(e.public_name, '')`.as("publicName"),
      sql<number | null>`coalesce(e.user_id, (SELECT u.id FROM users u
        WHERE u.email = lower(e.email) AND u.email_verified_at IS NOT NULL))`.as("userId"),
    ])
    .where("e.id", "=", id)
    .where("e.archivedAt", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** The client of an application's posting, as its contracts name it; of a team's posting the team. */
export async function findClient(tx: Transaction, projectId: number) {
  return kysely(tx)
    .selectFrom("projects as p")
    .leftJoin("companies as c", "c.id", "p.companyId")
    .select(["p.companyId", "p.customerName", "p.customerEmail"])
    .select([
      sql<string>`coalesce(c.name, p.customer_company, p.customer_name, p.customer_email)`.as("name"),
      sql<string | null>`coalesce(c.business_id, p.customer_business_id)`.as("businessId"),
    ])
    .where("p.id", "=", projectId)
    .executeTakeFirstOrThrow();
}
