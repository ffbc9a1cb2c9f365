import "server-only";
import { type RawBuilder, sql } from "kysely";
import type { Owner } from "@/lib/features/postings/server/ownership-repository";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { PartyDetails } from "../details-schemas";
import type { AgreedMilestone } from "../rules";

/** What an engagement was agreed at: by the quote that was accepted, else the calculator's estimate. */
export interface ContractMaterial {
  pricing: PricingResult | null;
  quoteVersion: number | null;
  milestones: AgreedMilestone[] | null;
  purchaseOrder: string | null;
  paymentTermDays: number | null;
  expertId: number;
  expertName: string;
  expertTitle: string;
  expertEmail: string;
}

export async function findMaterial(engagementId: number, tx: Transaction): Promise<ContractMaterial | null> {
  const row = await kysely(tx)
    .selectFrom("projects as p")
    .innerJoin("experts as e", "e.id", "p.expertId")
    .leftJoin("quotes as q", "q.engagementId", "p.id")
    .leftJoin("priceEstimates as pe", (join) =>
      join.on(
        sql<boolean>`pe.id = (SELECT max(c.price_estimate_id) FROM contracts c WHERE c.project_id = p.id)`,
      ),
    )
    .select([
      sql<PricingResult | null>`coalesce(q.pricing, pe.pricing)`.as("pricing"),
      "q.version as quoteVersion",
      "q.milestones",
      "p.purchaseOrder",
      "p.paymentTermDays",
      "e.id as expertId",
      sql<string>`coalesce(e.public_name, '')`.as("expertName"),
      "e.title as expertTitle",
      "e.email as expertEmail",
    ])
    .where("p.id", "=", engagementId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The client's side of engagements `p`: a team, or the person who began it; a guest's is whoever's verified address it
 * names. A person in a team acts for it.
 */
const clientSides: RawBuilder<{ engagementId: number; companyId: number | null; userId: number | null }> =
  sql`(
  SELECT p.id AS engagement_id, coalesce(p.company_id, m.company_id) AS company_id, u.id AS user_id
  FROM projects p
  LEFT JOIN users u ON u.id = p.owner_id
    OR (p.owner_id IS NULL AND u.email = lower(p.customer_email) AND u.email_verified_at IS NOT NULL)
  LEFT JOIN company_members m ON m.user_id = u.id
  WHERE p.kind = 'engagement')`;

const columns = [
  "d.legalName",
  "d.businessId",
  "d.streetAddress",
  "d.postalCode",
  "d.city",
  "d.signatoryName",
  "d.signatoryTitle",
  "d.invoiceAddress",
  "d.invoiceOperator",
  "d.paymentTermDays",
] as const;

/** What the two parties of an engagement have said of themselves. */
export async function findParties(
  engagementId: number,
  tx?: Transaction,
): Promise<{ client: PartyDetails | null; expert: PartyDetails | null }> {
  const [client, expert] = await Promise.all([
    kysely(tx)
      .selectFrom("contractParties as d")
      .innerJoin(clientSides.as("side"), (join) =>
        join.on(
          sql<boolean>`d.company_id = side.company_id OR (side.company_id IS NULL AND d.user_id = side.user_id)`,
        ),
      )
      .select(columns)
      .where("side.engagementId", "=", engagementId)
      .executeTakeFirst(),
    kysely(tx)
      .selectFrom("contractParties as d")
      .innerJoin("projects as p", "p.expertId", "d.expertId")
      .select(columns)
      .where("p.id", "=", engagementId)
      .executeTakeFirst(),
  ]);
  return { client: client ?? null, expert: expert ?? null };
}

/** Whose details they are. */
export type PartyOwner = { companyId: number } | { userId: number } | { expertId: number };

export async function findDetails(owner: PartyOwner, tx?: Transaction): Promise<PartyDetails | null> {
  const [[column, id]] = Object.entries(owner) as [["companyId" | "userId" | "expertId", number]];
  const row = await kysely(tx)
    .selectFrom("contractParties as d")
    .select(columns)
    .where(`d.${column}`, "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps a party's details, the later ones in the place of the earlier. */
export async function saveDetails(
  tx: Transaction,
  owner: PartyOwner,
  details: PartyDetails,
  at: Date,
): Promise<void> {
  const changed = { ...details, updatedAt: at };
  const [[column]] = Object.entries(owner) as [["companyId" | "userId" | "expertId", number]];
  await kysely(tx)
    .insertInto("contractParties")
    .values({ ...owner, ...changed, createdAt: at })
    .onConflict((taken) => taken.column(column).doUpdateSet(changed))
    .execute();
}

/** The contracts of a party that await signatures, the oldest first. */
export async function findAwaiting(tx: Transaction, owner: PartyOwner): Promise<number[]> {
  const awaiting = kysely(tx)
    .selectFrom("contracts as c")
    .select("c.id")
    // A literal, which the partial index is found by.
    .where("c.status", "=", sql.lit("awaiting_signatures"))
    .orderBy("c.id");
  const rows =
    "expertId" in owner
      ? await awaiting
          .where("c.contractType", "=", "expert")
          .where("c.expertId", "=", owner.expertId)
          .execute()
      : await awaiting
          .innerJoin(clientSides.as("side"), "side.engagementId", "c.projectId")
          .where("c.contractType", "=", "client")
          .where(
            "companyId" in owner
              ? sql<boolean>`side.company_id = ${owner.companyId}`
              : sql<boolean>`side.company_id IS NULL AND side.user_id = ${owner.userId}`,
          )
          .execute();
  return rows.map(({ id }) => id);
}

export interface RemakeableContract {
  engagementId: number;
  type: "client" | "expert";
  sentAt: Date;
  language: string;
  termsVersion: string | null;
}

/** A contract that is held, while it awaits signatures and nobody has signed it; null for any other. */
export async function findUnsigned(tx: Transaction, id: number): Promise<RemakeableContract | null> {
  const row = await kysely(tx)
    .selectFrom("contracts as c")
    .select([
      "c.projectId as engagementId",
      "c.contractType as type",
      "c.sentAt",
      "c.language",
      "c.termsVersion",
    ])
    .where("c.id", "=", id)
    .where("c.status", "=", "awaiting_signatures")
    .where(sql<boolean>`NOT EXISTS (SELECT FROM contract_signatures s WHERE s.contract_id = c.id)`)
    .executeTakeFirst();
  return row?.sentAt ? { ...row, sentAt: row.sentAt } : null;
}

/** The company that a person's newest posting or engagement names; null for somebody without one. */
export async function findKnownOfPerson({ userId, verifiedEmail }: Owner) {
  const row = await kysely()
    .selectFrom("projects as p")
    .select([
      "p.customerCompany as company",
      "p.customerBusinessId as businessId",
      "p.customerName as contactName",
    ])
    .where("p.companyId", "is", null)
    .where(
      sql<boolean>`(p.owner_id = ${userId} OR (p.owner_id IS NULL AND lower(p.customer_email) = ${verifiedEmail}))`,
    )
    .orderBy("p.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The full name of an expert. */
export async function findKnownOfExpert(id: number): Promise<string> {
  const row = await kysely().selectFrom("experts").select("name").where("id", "=", id).executeTakeFirst();
  return row?.name ?? "";
}
