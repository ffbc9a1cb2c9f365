import "server-only";
import { prisma, type Transaction } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/prisma/client";
import { derivedToken, hashToken } from "@/lib/server/tokens";
import type { Locale } from "@/lib/shared/locales";
import { textLanguage } from "@/lib/shared/text-language";
import type { Fields } from "../rules";
import { correctionLinkDays, differences } from "../rules";
import type { ChangeRequest } from "../schemas";

/** What somebody is asked to correct. */
export type Subject = { expertId: number } | { expertApplicationId: number } | { projectId: number };

export type AskedChanges = {
  message: string;
  /** The fields that their sender may change, as they are. */
  sent: Fields;
  /** When what this is about had been sent. */
  submittedAt: Date;
};

const json = (fields: Fields) => fields as Prisma.InputJsonObject;

/** Keeps what is asked of the sender of something that is locked. @returns its id */
export async function insertRequest(
  tx: Transaction,
  subject: Subject,
  { sent, ...asked }: AskedChanges,
  at: Date,
): Promise<number> {
  const { id } = await tx.changeRequest.create({
    data: {
      ...{ ...subject, ...asked, sent: json(sent), requestedAt: at },
      textLanguage: textLanguage(asked.message),
    },
    select: { id: true },
  });
  return id;
}

/** The secret of the link to a request; made again whenever its subject's own place shows it. */
export const linkToken = (id: number): string => derivedToken(`change-request:${id}`);

/** Makes the link of a request work, for as long as such links do. @returns its secret */
export async function openLink(tx: Transaction, id: number, at: Date): Promise<string> {
  const token = linkToken(id);
  const expiresAt = new Date(at.getTime() + correctionLinkDays * 86_400_000);
  await tx.changeRequest.update({
    where: { id },
    data: { tokenHash: hashToken(token), expiresAt },
    select: { id: true },
  });
  return token;
}

const columns = {
  id: true,
  expertApplicationId: true,
  message: true,
  requestedAt: true,
  answeredAt: true,
  expiresAt: true,
} as const;

/** The request that a link leads to; null for none. */
export const findByToken = (token: string, tx: Transaction = prisma()) =>
  tx.changeRequest.findUnique({ where: { tokenHash: hashToken(token) }, select: columns });

/** What was asked last of something; null when nothing ever was. */
export const findLastRequest = (subject: Subject, tx: Transaction = prisma()) =>
  tx.changeRequest.findFirst({ where: subject, select: columns, orderBy: { id: "desc" } });

/** Keeps how something was sent again. */
export async function answerRequest(tx: Transaction, id: number, corrected: Fields, at: Date): Promise<void> {
  await tx.changeRequest.update({
    where: { id },
    data: { corrected: json(corrected), answeredAt: at },
    select: { id: true },
  });
}

/** Everything that was asked of the sender of something, and what they changed then; the newest first. */
export async function findRequests(subject: Subject, tx: Transaction): Promise<ChangeRequest[]> {
  const rows = await tx.changeRequest.findMany({ where: subject, orderBy: { id: "desc" } });
  return rows.map(({ message, textLanguage: language, requestedAt, answeredAt, sent, corrected }) => ({
    message,
    messageLanguage: language as Locale | null,
    requestedAt: requestedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    ...differences(sent as Fields, corrected as Fields | null),
  }));
}
