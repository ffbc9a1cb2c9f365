import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import { type DeskKind, deskEntities, lookSeconds } from "../desk-rules";
import type { AddDeskNoteInput, ChangeDeskItemInput, DeskNote } from "../desk-schemas";
import {
  deleteNote,
  findDeskItem,
  findLookers,
  insertNote,
  keepDeskItem,
  noteLook,
  saveDeskItem,
} from "./desk-repository";
import { toDeskNote } from "./get-dossier";
import { readRecord } from "./read-record";

type Named = { kind: DeskKind; id: number };

/**
 * PATCH /api/admin/desk/{kind}/{id}: tags an item, takes it on for the acting administrator or gives it back.
 * @throws AppError not_found
 */
export const changeDeskItem = (
  actor: AdminActor,
  named: Named,
  { tags, isMine }: ChangeDeskItemInput,
): Promise<undefined> =>
  transaction(async (tx) => {
    await readRecord(tx, named.kind, named.id);
    const itemId = await keepDeskItem(tx, named, now());
    const before = await findDeskItem(named, tx);
    await saveDeskItem(tx, itemId, {
      ...(tags ? { tags } : {}),
      ...(isMine === undefined ? {} : { assigneeId: isMine ? actor.userId : null }),
    });
    await recordAudit(tx, actor, {
      action: "update",
      entity: deskEntities[named.kind],
      entityId: named.id,
      before: { tags: before?.tags ?? [], assignee: before?.assigneeEmail ?? null },
      after: {
        tags: tags ?? before?.tags ?? [],
        assignee: isMine === undefined ? (before?.assigneeEmail ?? null) : isMine ? actor.email : null,
      },
    });
    return undefined;
  });

/**
 * POST …/notes: a private note. The log says that there is one and not its words: it can never be changed, the note
 * goes with the person.
 * @throws AppError not_found
 */
export const addDeskNote = (actor: AdminActor, named: Named, { text }: AddDeskNoteInput): Promise<DeskNote> =>
  transaction(async (tx) => {
    await readRecord(tx, named.kind, named.id);
    const createdAt = now();
    const itemId = await keepDeskItem(tx, named, createdAt);
    const { id } = await insertNote(tx, { itemId, authorId: actor.userId, text, createdAt });
    await recordAudit(tx, actor, {
      action: "update",
      entity: deskEntities[named.kind],
      entityId: named.id,
      before: { noteId: null },
      after: { noteId: id },
    });
    return toDeskNote({ id, text, author: `${actor.firstName} ${actor.lastName}`.trim(), createdAt });
  });

/** DELETE /api/admin/desk-notes/{id}. @throws AppError not_found */
export const removeDeskNote = (actor: AdminActor, id: number): Promise<undefined> =>
  transaction(async (tx) => {
    const named = await deleteNote(tx, id);
    if (!named) throw new AppError("desk_note_not_found");
    await recordAudit(tx, actor, {
      action: "update",
      entity: deskEntities[named.kind],
      entityId: named.id,
      before: { noteId: id },
      after: { noteId: null },
    });
    return undefined;
  });

/**
 * POST …/look: the acting administrator looks at an item now. It is no change and stands in no log.
 * @returns who else does
 * @throws AppError not_found
 */
export const lookAtDeskItem = (actor: AdminActor, named: Named): Promise<{ others: string[] }> =>
  transaction(async (tx) => {
    await readRecord(tx, named.kind, named.id);
    const at = now();
    const itemId = await keepDeskItem(tx, named, at);
    await noteLook(tx, { itemId, userId: actor.userId, seenAt: at });
    const since = new Date(at.getTime() - lookSeconds * 1000);
    return { others: await findLookers(tx, itemId, actor.userId, since) };
  });
