import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { inboxKinds } from "../desk-rules";
import type { Inbox } from "../desk-schemas";
import { findAssignees } from "./desk-repository";
import { inDueOrder } from "./due-order";
import { countInbox, listInbox } from "./inbox-repository";

/** How many items the inbox names at once; the next ones follow as these are decided. */
const inboxLength = 200;

/** GET /api/admin/inbox: what waits over all kinds, the first due first, and who has taken it on. */
export async function getInbox(actor: AdminActor): Promise<Inbox> {
  const [rows, waiting] = await Promise.all([listInbox(inboxLength), countInbox()]);
  // Within a kind what came first, or of meetings starts first, is due first: the first of each kind hold the first of all.
  const first = inDueOrder(rows, inboxLength);
  const assignees = await findAssignees(first);
  return {
    total: totalOf(waiting),
    waiting,
    items: first.map((item) => {
      const assignee = assignees.get(`${item.kind}-${item.id}`);
      return {
        ...item,
        assignee: assignee ? { name: assignee.name, isMe: assignee.assigneeId === actor.userId } : null,
      };
    }),
  };
}

/** GET /api/admin/inbox/count. */
export const getInboxCount = async (_actor: AdminActor): Promise<Pick<Inbox, "total">> => ({
  total: totalOf(await countInbox()),
});

const totalOf = (waiting: Inbox["waiting"]): number =>
  inboxKinds.reduce((sum, kind) => sum + waiting[kind], 0);
