import "server-only";
import type { ChangeRequest } from "@/lib/features/change-requests/schemas";
import { findRequests } from "@/lib/features/change-requests/server/repository";
import { findMovesOf } from "@/lib/features/project-applications/server/moderation-repository";
import type { AdminActor } from "@/lib/server/actor";
import { recordView } from "@/lib/server/audit";
import { type Transaction, transaction } from "@/lib/server/db";
import { mailTransport } from "@/lib/server/mail/transport";
import { textLanguage } from "@/lib/shared/text-language";
import { type DeskKind, deskEntities } from "../desk-rules";
import type { DeskNote, DeskRecord, Dossier } from "../desk-schemas";
import { isListed } from "../mail-policy";
import { findDeskItem, findNotes } from "./desk-repository";
import { findDuplicates } from "./duplicates-repository";
import { findMailsTo } from "./mail-repository";
import { readRecord } from "./read-record";

/** How many mails are named; the outbox has them all. */
const mailCount = 10;
/** How many moves of a posting's applicants are told; the list of applications says where each stands. */
const moveCount = 20;

/** The address of whoever an item is about; null where that is nobody's in particular. */
function addressOf(item: DeskRecord): string | null {
  switch (item.kind) {
    case "posting":
      return item.record.customerEmail;
    case "report":
      return item.record.reporterEmail;
    case "contract":
    case "company":
      return null;
    default:
      return item.record.email;
  }
}

/** What the sender of an item was asked to correct. */
async function requestsOf(tx: Transaction, { kind, record: { id } }: DeskRecord): Promise<ChangeRequest[]> {
  if (kind === "expert") return findRequests({ expertId: id }, tx);
  if (kind === "application") return findRequests({ expertApplicationId: id }, tx);
  return kind === "posting" ? findRequests({ projectId: id }, tx) : [];
}

/** Fields that hold what people wrote, of whatever kind of item. */
const written = ["description", "reviewNotes", "rejectionReason", "representativeNotes", "answer"];

/** What they are written in, for voices that read them aloud. */
const languagesOf = ({ record }: DeskRecord): Dossier["languages"] =>
  Object.fromEntries(
    Object.entries(record).flatMap(([field, text]) => {
      const language = written.includes(field) && typeof text === "string" ? textLanguage(text) : null;
      return language ? [[field, language]] : [];
    }),
  );

export const toDeskNote = ({
  createdAt,
  ...note
}: Omit<DeskNote, "createdAt" | "textLanguage"> & { createdAt: Date }): DeskNote => ({
  ...note,
  textLanguage: textLanguage(note.text),
  createdAt: createdAt.toISOString(),
});

/**
 * GET /api/admin/desk/{kind}/{id}: one item with everything beside it; that it was looked at stands in the audit
 * log. Mails are named as the outbox names them.
 * @throws AppError not_found
 */
export const getDossier = (
  actor: AdminActor,
  { kind, id }: { kind: DeskKind; id: number },
): Promise<Dossier> =>
  transaction(async (tx) => {
    const item = await readRecord(tx, kind, id);
    await recordView(actor, deskEntities[kind], id, tx);
    const kept = await findDeskItem({ kind, id }, tx);
    const address = addressOf(item);
    const unsentOnly = !isListed({ status: "sent" }, mailTransport() === "smtp");
    return {
      item,
      languages: languagesOf(item),
      mails: address === null ? [] : await findMailsTo(tx, address, unsentOnly, mailCount),
      duplicates:
        item.kind === "expert" || item.kind === "application"
          ? await findDuplicates(tx, item, item.record)
          : [],
      changeRequests: await requestsOf(tx, item),
      moves: kind === "posting" ? await findMovesOf(tx, id, moveCount) : { total: 0, items: [] },
      notes: kept ? (await findNotes(kept.id, tx)).map(toDeskNote) : [],
      tags: kept?.tags ?? [],
      assignee:
        kept?.assigneeId != null ? { name: kept.assigneeName, isMe: kept.assigneeId === actor.userId } : null,
    };
  });
