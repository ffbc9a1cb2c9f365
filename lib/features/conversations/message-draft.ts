import { storedObject } from "@/lib/client/storage";
import type { Message } from "./schemas";

/** What was sent and has not arrived: its key, its words, and the last message that was known before it. */
interface Unsent {
  key: string;
  body: string;
  after: number;
}
interface Draft {
  text: string;
  unsent: Unsent[];
}

const isUnsent = (value: unknown): value is Unsent => {
  const { key, body, after } = (value ?? {}) as Partial<Record<keyof Unsent, unknown>>;
  return typeof key === "string" && typeof body === "string" && typeof after === "number";
};
// By hand: the validation library would come with every conversation.
const schema = {
  safeParse(value: unknown): { success: true; data: Draft } | { success: false } {
    const { text, unsent = [] } = value as Partial<Record<keyof Draft, unknown>>;
    return typeof text === "string" && Array.isArray(unsent) && unsent.every(isUnsent)
      ? { success: true, data: { text, unsent } }
      : { success: false };
  },
};

/** The keys of messages whose answer this page waits for: they may still arrive. */
const underway = new Set<string>();

/** What was typed into a conversation and has not arrived, until the tab is closed: also what was sent in vain. */
export function messageDraft(id: number) {
  const stored = storedObject<Draft>({ area: "session", key: `messageDraft-${id}`, schema });
  const read = (): Draft => stored.read(new Date()) ?? { text: "", unsent: [] };
  function write(draft: Draft): void {
    if (draft.text === "" && draft.unsent.length === 0) stored.clear();
    else stored.write(draft, new Date());
  }
  return {
    read: (): string => read().text,
    type: (text: string): void => write({ ...read(), text }),
    /** What was typed is to be sent. */
    send: (message: Unsent): void => write({ text: "", unsent: [...read().unsent, message] }),
    waitFor: (key: string, isWaiting: boolean): void =>
      void (isWaiting ? underway.add(key) : underway.delete(key)),
    /** It has arrived, or is not to be sent any more. */
    settle(key: string): void {
      const { text, unsent } = read();
      write({ text, unsent: unsent.filter((each) => each.key !== key) });
    },
    /** Puts what was sent in vain before what was typed after it. What is among the messages has arrived unseen. */
    takeBack(messages: readonly Message[]): void {
      const { text, unsent } = read();
      const hasArrived = ({ body, after }: Unsent) =>
        messages.some((each) => each.isOwn && each.id > after && each.body === body);
      const lost = unsent.filter((each) => !underway.has(each.key) && !hasArrived(each));
      write({
        text: [...lost.map(({ body }) => body), text].filter(Boolean).join("\n\n"),
        unsent: unsent.filter(({ key }) => underway.has(key)),
      });
    },
  };
}
