import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { ApiError, isSessionEnded, serverMessage } from "@/lib/client/api";
import { createAttempts } from "@/lib/client/idempotency-key";
import { getConversation, readConversation, sendMessage } from "@/lib/features/conversations/client";
import { messageDraft } from "@/lib/features/conversations/message-draft";
import type { ConversationWithMessages, Message } from "@/lib/features/conversations/schemas";
import { pageSize } from "@/lib/shared/http/list-query";

/** How many messages are asked for at once, and how soon again when that failed. */
const batch = pageSize.default;
const retryMs = 2_000;

/** A message on its way, or one that did not get there. */
export type Outgoing = {
  key: string;
  body: string;
  files: readonly File[];
  /** From 0 to 1. */
  share: number;
  /** Why it was not sent, in words; null while it is being sent. */
  fault: string | null;
};

const byId = (a: Message, b: Message) => a.id - b.id;
/** Both, each once, in the order they were written; the second's words count. */
const joined = (known: readonly Message[], more: readonly Message[]): Message[] =>
  [...new Map([...known, ...more].map((each) => [each.id, each])).values()].sort(byId);

/**
 * One conversation as its page shows it: what is stored, what is on its way, and what has come since.
 * @param news changes whenever something may have been written
 */
export function useThread(initial: ConversationWithMessages, news: number, failedWords: string) {
  const [thread, setThread] = useState(initial);
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const hasFailed = failure !== null;
  /** How many of the other party's have come since the page was opened, for those who do not see it. */
  const [arrived, setArrived] = useState({ count: 0, last: "" });
  const [attempt] = useState(() => createAttempts());
  const [draft] = useState(() => messageDraft(initial.id));
  const messages = useRef(initial.messages);
  /** Up to here all were read. An own one that was just sent may follow others that were not read yet. */
  const readTo = useRef(initial.messages.at(-1)?.id);
  const running = useRef<Promise<void> | null>(null);
  const isAskedAgain = useRef(false);
  const params = { id: initial.id };

  // Before the field, in an effect of its own, reads what it begins with.
  useLayoutEffect(() => draft.takeBack(messages.current), [draft]);

  const keep = (more: readonly Message[], rest: Partial<ConversationWithMessages> = {}) => {
    messages.current = joined(messages.current, more);
    setThread((known) => ({ ...known, ...rest, messages: messages.current }));
  };

  async function fetchNew(): Promise<void> {
    const after = readTo.current;
    const query = { limit: batch, ...(after === undefined ? {} : { after }) };
    const answer = await getConversation({ params, query });
    const { messages: more, hasEarlier, ...rest } = answer;
    readTo.current = more.at(-1)?.id ?? after;
    const fromOther = more.filter(
      ({ id, side }) => side !== answer.side && !messages.current.some((each) => each.id === id),
    );
    // Contact details are shown from now on, or hidden again: the same messages read otherwise.
    const isOtherwise = rest.isContactShown !== thread.isContactShown;
    const all = isOtherwise ? await getConversation({ params }) : null;
    keep(all?.messages ?? more, { ...rest, ...(after === undefined ? { hasEarlier } : {}) });
    const last = fromOther.at(-1);
    if (last) setArrived(({ count }) => ({ count: count + fromOther.length, last: last.authorName }));
    setFailure(null);
    if (after !== undefined && more.length === batch) isAskedAgain.current = true;
    if (rest.unreadCount > 0 && document.visibilityState === "visible") {
      const messageId = readTo.current;
      await readConversation({ params, body: messageId === undefined ? {} : { messageId } });
    }
  }

  // One after the other: what is asked for meanwhile is asked for once more at the end.
  const refresh = useEffectEvent(() => {
    if (running.current) {
      isAskedAgain.current = true;
      return;
    }
    const run = async () => {
      do {
        isAskedAgain.current = false;
        await fetchNew().catch(setFailure);
      } while (isAskedAgain.current);
      running.current = null;
    };
    running.current = run();
  });
  useEffect(() => {
    refresh();
    void news;
  }, [news]);

  // What failed is asked for again, also where the server's events go on: they tell of the next message only.
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(refresh, retryMs);
    return () => clearInterval(timer);
  }, [hasFailed]);

  async function deliver(message: Outgoing): Promise<void> {
    const change = (more: Partial<Outgoing>) =>
      setOutgoing((all) => all.map((each) => (each.key === message.key ? { ...each, ...more } : each)));
    change({ fault: null, share: 0 });
    draft.waitFor(message.key, true);
    try {
      const stored = await sendMessage(initial.id, message, message, (share) => change({ share }));
      draft.settle(message.key);
      setOutgoing((all) => all.filter(({ key }) => key !== message.key));
      keep([stored]);
    } catch (error) {
      change({ fault: serverMessage(error, failedWords) });
      if (error instanceof ApiError) refreshLater();
    } finally {
      draft.waitFor(message.key, false);
    }
  }
  const refreshLater = () => void fetchNew().catch(setFailure);

  return {
    thread,
    outgoing,
    hasFailed,
    isSignedOut: isSessionEnded(failure),
    arrived,
    /** Shows a message at once and sends it. */
    send(body: string, files: readonly File[]): void {
      const { key } = attempt({ body, files: files.map(({ name, size }) => [name, size]), at: Date.now() });
      const message = { key, body, files, share: 0, fault: null };
      draft.send({ key, body, after: messages.current.at(-1)?.id ?? 0 });
      setOutgoing((all) => [...all, message]);
      void deliver(message);
    },
    again: (message: Outgoing) => void deliver(message),
    discard(message: Outgoing): void {
      draft.settle(message.key);
      setOutgoing((all) => all.filter(({ key }) => key !== message.key));
    },
    async loadEarlier(): Promise<void> {
      const before = messages.current[0]?.id;
      if (before === undefined) return;
      const answer = await getConversation({ params, query: { before } });
      keep(answer.messages, { hasEarlier: answer.hasEarlier });
    },
    setBlocked: (isBlocked: boolean) => setThread((known) => ({ ...known, isBlocked })),
  };
}
