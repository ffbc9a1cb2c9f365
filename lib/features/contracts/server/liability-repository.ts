import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { Cents } from "@/lib/shared/format-money";
import type { ContractType } from "../rules";
import type { ContractStatus } from "../states";
import { otherStatus, partyContracts } from "./party-repository";

/** What the Act on the Contractor's Obligations (1233/2006) asks of a contract. */
export interface ContractedWork {
  contractId: number;
  engagementId: number;
  type: ContractType;
  status: ContractStatus;
  projectTitle: string;
  amountCents: Cents;
  /** Working days, where the work was sized in them. */
  durationDays: number | null;
  durationMonths: number | null;
  /** The last day of the work, "YYYY-MM-DD"; null where none was said. */
  endsOn: string | null;
  createdAt: Date;
  signedAt: Date | null;
  /** When it ends unless all have signed. */
  expiresAt: Date | null;
  /** Where the engagement's other contract stands; null when it is gone. */
  otherStatus: ContractStatus | null;
  /** When the expert last heard of papers. */
  remindedAt: Date | null;
}

const works = (tx?: Transaction) =>
  partyContracts(tx).select([
    "c.id as contractId",
    "c.projectId as engagementId",
    "c.contractType as type",
    "c.status",
    "p.title as projectTitle",
    sql<Cents>`c.total_amount_cents::float8`.as("amountCents"),
    "p.durationDays",
    "p.durationMonths",
    sql<string | null>`p.end_date::text`.as("endsOn"),
    "c.createdAt",
    "c.signedAt",
    "c.expiresAt",
    otherStatus.as("otherStatus"),
    "c.liabilityRemindedAt as remindedAt",
  ]);

/** What a contract is about; null when there is none. */
export async function findContractedWork(id: number): Promise<ContractedWork | null> {
  return (await works().where("c.id", "=", id).executeTakeFirst()) ?? null;
}

/** The same of an expert's contract, which nobody else changes until the transaction ends. */
export async function lockContractedWork(tx: Transaction, id: number): Promise<ContractedWork | null> {
  return (await works(tx).where("c.id", "=", id).forUpdate("c").executeTakeFirst()) ?? null;
}

/** Experts' signed contracts of at least so many cents whose work lasts on a day, by their ids: those after an id. */
export async function findWorkUnderWay(
  { cents, today, afterId }: { cents: Cents; today: string; afterId: number },
  limit: number,
): Promise<number[]> {
  const rows = await partyContracts()
    .select("c.id")
    .where("c.contractType", "=", "expert")
    .where("c.status", "=", "signed")
    .where(sql<boolean>`c.total_amount_cents >= ${cents}`)
    .where(sql<boolean>`p.end_date >= ${today}::date`)
    .where("c.id", ">", afterId)
    .orderBy("c.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes when the expert of a contract that is held heard of papers. */
export async function noteLiabilityReminder(tx: Transaction, id: number, at: Date): Promise<void> {
  await kysely(tx)
    .updateTable("contracts")
    .set({ liabilityRemindedAt: at })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
