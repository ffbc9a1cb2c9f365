import "server-only";
import { sql } from "kysely";
import type { ProjectType } from "@/lib/features/pricing/rules";
import { prisma, type Transaction } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/prisma/client";
import { kysely } from "@/lib/server/kysely";
import type { CreateEngagementInput } from "../schemas";

/** Calendar dates travel as "YYYY-MM-DD"; PostgreSQL's date is read and written as midnight UTC. */
const toDate = (date: string) => new Date(`${date}T00:00:00Z`);
const fromDate = (date: Date) => date.toISOString().slice(0, 10);

export type NewEngagement = CreateEngagementInput & {
  /** One that was reserved. */
  id?: number;
  /** Null for a guest. */
  ownerId: number | null;
  /** The team whose it is; null while it is one person's. */
  companyId?: number | null;
  /** Null where accounts alone lead to it. */
  accessTokenHash: string | null;
  submittedAt: Date;
  /** What the client wants on its bills, and in how many days it pays them. */
  purchaseOrder?: string | null;
  paymentTermDays?: number | null;
};

/** An id that no other engagement or posting gets, for one whose contracts are made before it is stored. */
export async function reserveEngagementId(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('projects', 'id'))::int AS id`.execute(kysely());
  return (rows[0] as { id: number }).id;
}

/** Stores a private engagement (decisions B14). @returns its id */
export async function insertEngagement(tx: Transaction, engagement: NewEngagement): Promise<number> {
  const { id } = await tx.project.create({
    data: {
      ...(engagement.id === undefined ? {} : { id: engagement.id }),
      kind: "engagement",
      title: engagement.title,
      description: engagement.description,
      requiredSkills: [],
      skillKeys: [],
      customerCompany: engagement.clientCompany,
      customerEmail: engagement.clientEmail,
      customerName: engagement.clientContactName ?? null,
      customerBusinessId: engagement.clientBusinessId,
      budgetType: engagement.projectType === "project" ? "fixed" : "hourly",
      projectType: engagement.projectType,
      hoursPerWeek: engagement.hoursPerWeek,
      durationMonths: engagement.durationMonths,
      durationDays: engagement.durationDays ?? null,
      startDate: toDate(engagement.startDate),
      endDate: toDate(engagement.endDate),
      communicationPreference: [],
      deliverables: [],
      expertId: engagement.expertId,
      ownerId: engagement.ownerId,
      companyId: engagement.companyId ?? null,
      purchaseOrder: engagement.purchaseOrder ?? null,
      paymentTermDays: engagement.paymentTermDays ?? null,
      accessTokenHash: engagement.accessTokenHash,
      submittedAt: engagement.submittedAt,
    },
    select: { id: true },
  });
  return id;
}

/** An engagement as its contracts need it. */
export interface Engagement {
  id: number;
  title: string;
  description: string;
  clientCompany: string;
  clientEmail: string;
  clientContactName: string | null;
  clientBusinessId: string | null;
  expertId: number;
  /** The address of the account that made it; null for a guest's. */
  ownerEmail: string | null;
  startDate: string;
  endDate: string;
  durationMonths: number;
  /** Working days, of work that was sized in days or weeks; null of work in months. */
  durationDays: number | null;
  hoursPerWeek: number;
  projectType: ProjectType;
}

/** With what somebody reaches an engagement: it is theirs, or their company's, or they have its token (decisions A13). */
export interface EngagementAccess {
  userId: number | null;
  accessTokenHash: string | null;
}

/** The engagement, if this access opens it; null for a missing one, somebody else's and a posting alike. */
export async function findEngagement(id: number, access: EngagementAccess): Promise<Engagement | null> {
  const { userId, accessTokenHash } = access;
  const ways: Prisma.ProjectWhereInput[] = [
    ...(userId === null
      ? []
      : [{ companyId: null, ownerId: userId }, { company: { members: { some: { userId } } } }]),
    ...(accessTokenHash === null ? [] : [{ accessTokenHash }]),
  ];
  if (ways.length === 0) return null;
  return readEngagement(prisma(), { id, kind: "engagement", OR: ways });
}

/** An engagement that a transaction has made. */
export const findNewEngagement = (tx: Transaction, id: number): Promise<Engagement | null> =>
  readEngagement(tx, { id, kind: "engagement" });

async function readEngagement(
  database: Pick<Transaction, "project">,
  where: Prisma.ProjectWhereInput,
): Promise<Engagement | null> {
  const row = await database.project.findFirst({
    where,
    select: {
      id: true,
      title: true,
      description: true,
      customerCompany: true,
      customerEmail: true,
      customerName: true,
      customerBusinessId: true,
      expertId: true,
      owner: { select: { email: true } },
      startDate: true,
      endDate: true,
      durationMonths: true,
      durationDays: true,
      hoursPerWeek: true,
      projectType: true,
    },
  });
  if (!row?.expertId || !row.startDate || !row.endDate || !row.durationMonths || !row.hoursPerWeek)
    return null;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    clientCompany: row.customerCompany ?? "",
    clientEmail: row.customerEmail,
    clientContactName: row.customerName,
    clientBusinessId: row.customerBusinessId,
    expertId: row.expertId,
    ownerEmail: row.owner?.email ?? null,
    startDate: fromDate(row.startDate),
    endDate: fromDate(row.endDate),
    durationMonths: row.durationMonths,
    durationDays: row.durationDays,
    hoursPerWeek: row.hoursPerWeek,
    projectType: row.projectType === "project" ? "project" : "hourly",
  };
}

/** Whoever makes something of an engagement waits for the one before them. */
export async function lockEngagement(tx: Transaction, id: number): Promise<void> {
  await kysely(tx).selectFrom("projects").select("id").where("id", "=", id).forUpdate().execute();
}

/** What the client wants on its bills of an engagement; null takes it away. */
export async function setPurchaseOrder(
  tx: Transaction,
  id: number,
  purchaseOrder: string | null,
): Promise<void> {
  await tx.project.update({ where: { id }, data: { purchaseOrder }, select: { id: true } });
}
