import "server-only";
import { ownPlaceAction } from "@/lib/features/accounts/server/own-place";
import { tell } from "@/lib/features/notifications/server/tell";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { enqueue } from "@/lib/server/jobs/boss";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { translator } from "@/lib/server/translator";
import { uuidOf } from "@/lib/server/uuid";
import type { Locale } from "@/lib/shared/locales";
import { conversationPath, excerptOf, otherSide, quietMinutes, type Side } from "../rules";
import { findAddress, findAsSide, findReaders, type Party } from "./parties-repository";
import { findUnread, lockMailed, setMailed, type UnreadMessage } from "./reads-repository";
import { authorNameOf, textFor } from "./words";

const quietMs = quietMinutes * 60_000;
const excerptLength = 400;

/** Somebody who is to hear of messages: by account, or where a side has none by the address it gave. */
type Listener = { userId: number | null; email: string };

/**
 * Tells the other side of a message, in its transaction (deal L5): each account on its page, and by mail unless one
 * went in the last quarter of an hour; then a job looks again when that is over. A side without an account is mailed.
 */
export async function tellReaders(
  tx: Transaction,
  { id, side }: { id: number; side: Side },
  message: UnreadMessage,
): Promise<void> {
  const to = otherSide(side);
  const party = await findAsSide(tx, id, to);
  if (!party) return;
  for (const listener of await listenersOf(tx, id, to)) {
    const { mailedAt } = await lockMailed(tx, id, listener.userId);
    const at = now();
    const isQuiet = mailedAt !== null && at.getTime() - mailedAt.getTime() < quietMs;
    await tellOne(tx, party, listener, message, !isQuiet);
    if (!isQuiet) await setMailed(tx, id, listener.userId, at);
    else await tellLater(tx, id, to, listener.userId, mailedAt, at);
  }
}

async function listenersOf(tx: Transaction, id: number, side: Side): Promise<Listener[]> {
  const readers = (await findReaders(id, tx)).filter((reader) => reader.side === side);
  if (readers.length > 0) return readers;
  const email = await findAddress(tx, id, side);
  return email === null ? [] : [{ userId: null, email }];
}

/** One job for all messages of a quarter of an hour. */
async function tellLater(
  tx: Transaction,
  conversationId: number,
  side: Side,
  userId: number | null,
  mailedAt: Date,
  at: Date,
): Promise<void> {
  const startAfter = Math.ceil((mailedAt.getTime() + quietMs - at.getTime()) / 1000);
  await enqueue(
    tx,
    "message-mails",
    { conversationId, side, userId },
    { id: uuidOf(`messages:${conversationId}:${side}:${userId}`, mailedAt), startAfter },
  );
}

/**
 * The job `message-mails`: mails a reader of what has come since the last mail and is still unread. Run twice, or when
 * a later message was mailed meanwhile, it does nothing.
 * @returns whether a mail was due
 */
export function mailUnread({
  conversationId: id,
  side,
  userId,
}: {
  conversationId: number;
  side: Side;
  userId: number | null;
}): Promise<boolean> {
  return transaction(async (tx) => {
    const party = await findAsSide(tx, id, side);
    // An account that has been opened since reads for the side; one that is gone, or left it, reads no more.
    const listener = party && (await listenersOf(tx, id, side)).find((each) => each.userId === userId);
    if (!party || !listener) return false;
    const { mailedAt, lastMessageId } = await lockMailed(tx, id, userId);
    const at = now();
    if (mailedAt === null || at.getTime() - mailedAt.getTime() < quietMs) return false;
    const message = await findUnread(tx, id, {
      side: otherSide(side),
      after: lastMessageId,
      since: mailedAt,
    });
    if (!message) return false;
    await tellOne(tx, party, listener, message, true);
    await setMailed(tx, id, userId, at);
    return true;
  });
}

async function tellOne(
  tx: Transaction,
  party: Party,
  { userId, email }: Listener,
  message: UnreadMessage,
  isMailed: boolean,
): Promise<void> {
  const locale = await readerLocale(email, tx);
  const from = authorNameOf(party, message, locale);
  await tell(tx, {
    userId,
    kind: "message_received",
    values: { from, project: party.title },
    path: conversationPath(party.id),
    mail: isMailed ? messageMail(party, email, from, message, userId !== null, locale) : null,
    replacesUnread: true,
  });
}

export const messageMail = inAnyLanguage(
  (
    party: Party,
    to: string,
    from: string,
    message: UnreadMessage,
    hasAccount: boolean,
    locale: Locale,
  ): Mail => {
    const t = translator("MessageMails", locale);
    const conversation = { path: conversationPath(party.id), label: t("received.action") };
    return {
      kind: "message_received",
      to,
      subject: t("received.subject", { from, project: party.title }),
      ...renderMail({
        locale,
        heading: t("received.heading", { from }),
        paragraphs: [
          t("received.intro", { from, project: party.title }),
          excerptOf(textFor(party.side, party, message, locale), excerptLength),
          ...(hasAccount ? [] : [t("received.account", { email: to })]),
        ],
        action: ownPlaceAction(conversation, hasAccount, locale),
        footer: t("received.footer", { minutes: quietMinutes }),
      }),
    };
  },
);
