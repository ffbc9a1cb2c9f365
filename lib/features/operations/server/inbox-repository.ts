import "server-only";
import { sql } from "kysely";
import { kysely, prepared } from "@/lib/server/kysely";
import type { InboxKind } from "../desk-rules";
import { countWaiting, listWaiting } from "./overview-repository";

export type InboxRow = {
  kind: InboxKind;
  id: number;
  title: string;
  detail: string | null;
  submittedAt: Date;
  startAt?: Date | null;
};

/** Contracts that their party has signed and the operator has not (deal N3). */
const contracts = kysely()
  .selectFrom("contracts as c")
  .innerJoin("projects as p", "p.id", "c.projectId")
  .innerJoin("contractSignatures as s", "s.contractId", "c.id")
  .where("c.status", "=", sql.lit("awaiting_signatures"))
  .groupBy(["c.id", "p.title", "p.customerCompany"])
  .having(sql<boolean>`NOT bool_or(s.role = 'operator')`);

/** What waits of each kind, at most `limit` of each, in no order over the kinds. */
export async function listInbox(limit: number): Promise<InboxRow[]> {
  const [reviews, toSign] = await Promise.all([
    listWaiting(limit),
    prepared(
      "admin-inbox-contracts",
      contracts
        .select([sql<InboxKind>`'contract'`.as("kind"), "c.id", "p.title", "p.customerCompany as detail"])
        .select(sql<Date>`max(s.signed_at)`.as("submittedAt"))
        .orderBy("submittedAt")
        .limit(limit),
    ),
  ]);
  return [...reviews, ...toSign];
}

/** How many wait of each kind. */
export async function countInbox(): Promise<Record<InboxKind, number>> {
  const count = sql<number>`count(*)::int`.as("count");
  const [{ waiting }, [row]] = await Promise.all([
    countWaiting(),
    prepared(
      "admin-inbox-counts",
      kysely().selectNoFrom([
        kysely()
          .selectFrom(contracts.select("c.id").as("waiting"))
          .select(count)
          .$asScalar()
          .$notNull()
          .as("contract"),
      ]),
    ),
  ]);
  return { ...waiting, contract: row?.contract ?? 0 };
}
