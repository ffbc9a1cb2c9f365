import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { prisma } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { UploadedFile } from "@/lib/server/uploaded-file";
import type { PaperKind, paperFile } from "../rules";

type PaperType = (typeof paperFile.types)[number];

export interface PaperRow {
  id: number;
  kind: PaperKind;
  name: string;
  type: PaperType;
  size: number;
  issuedOn: string;
  createdAt: Date;
  uploadedById: number | null;
}

const papers = (tx?: Transaction) =>
  kysely(tx)
    .selectFrom("liabilityPapers")
    .select(["id", "kind", "name", "size", "createdAt", "uploadedById"])
    .select([sql<PaperType>`type`.as("type"), sql<string>`issued_on::text`.as("issuedOn")]);

/** The papers of an engagement, the newest first. */
export const findPapers = (engagementId: number, tx?: Transaction): Promise<PaperRow[]> =>
  papers(tx)
    .where("projectId", "=", engagementId)
    .orderBy("issuedOn", "desc")
    .orderBy("id", "desc")
    .execute();

export async function insertPaper(
  tx: Transaction,
  paper: {
    engagementId: number;
    kind: PaperKind;
    issuedOn: string;
    file: UploadedFile<PaperType>;
    uploadedById: number;
    createdAt: Date;
  },
): Promise<PaperRow> {
  const { engagementId: projectId, issuedOn, file, ...rest } = paper;
  const { id } = await tx.liabilityPaper.create({
    data: {
      ...rest,
      projectId,
      name: file.name,
      type: file.type,
      size: file.content.length,
      bytes: new Uint8Array(file.content),
      issuedOn: new Date(`${issuedOn}T00:00:00Z`),
    },
    select: { id: true },
  });
  return papers(tx).where("id", "=", id).executeTakeFirstOrThrow();
}

/** A paper of an engagement with its bytes; null when there is none. */
export async function findPaperFile(
  engagementId: number,
  id: number,
): Promise<UploadedFile<PaperType> | null> {
  const row = await prisma().liabilityPaper.findFirst({
    where: { id, projectId: engagementId },
    select: { name: true, type: true, bytes: true },
  });
  return row ? { name: row.name, type: row.type as PaperType, content: row.bytes } : null;
}

/** Deletes a paper that somebody has uploaded. @returns whether there was one */
export async function deletePaper(engagementId: number, id: number, uploadedById: number): Promise<boolean> {
  const { count } = await prisma().liabilityPaper.deleteMany({
    where: { id, projectId: engagementId, uploadedById },
  });
  return count === 1;
}
