import "server-only";
import { now } from "@/lib/server/clock";
import type { Transaction } from "@/lib/server/db";
import { type Mail, queueMail } from "@/lib/server/mail/mail";
import { isUrgent, type NotificationKind, type NotificationValues } from "../kinds";
import { deleteUnread, findDelivery, insertNotification } from "./repository";

export type Told<Kind extends NotificationKind> = {
  /** Whose account hears of it; null for somebody without one, whom only the mail reaches. */
  userId: number | null;
  kind: Kind;
  /** What the sentence of the kind is made of. */
  values: NotificationValues[Kind];
  /** Where it leads, from the root of the site. */
  path: string;
  /** Sent when this person hears of the kind at once, as of an urgent one everybody does; null where there is none. */
  mail: Mail | null;
  /** Takes the place of an unread one of the same kind and path. */
  replacesUnread?: boolean;
};

/** Tells somebody of something, in the transaction of the change: on their page, and by mail as they have chosen. */
export async function tell<Kind extends NotificationKind>(tx: Transaction, told: Told<Kind>): Promise<void> {
  const { userId, mail } = told;
  if (userId === null) {
    if (mail) await queueMail(tx, mail);
    return;
  }
  const { kind, path, values } = told;
  if (told.replacesUnread) await deleteUnread(tx, { userId, kind, path });
  const isMailed = mail !== null && (isUrgent(kind) || (await findDelivery(tx, userId, kind)) === "at_once");
  const at = now();
  await insertNotification(tx, { userId, kind, values, path, createdAt: at, mailedAt: isMailed ? at : null });
  if (isMailed) await queueMail(tx, mail);
}
