import type { ConversationWithMessages, Message } from "@/lib/features/conversations/schemas";
import { type ApiAnswer, serveApi } from "@/tests/support/api-server";
import { act, renderHook, waitFor } from "@/tests/support/testing-library";
import { useThread } from "./use-thread";

const message = (id: number, side: "company" | "expert" = "company"): Message => ({
  ...{ id, side, isOwn: side === "expert", body: `Message ${id}`, authorName: "Sanna", files: [] },
  textLanguage: null,
  createdAt: "2027-03-01T08:00:00Z",
});
const conversation = (messages: Message[]): ConversationWithMessages => ({
  ...{ id: 7, about: { kind: "application", id: 1, title: "Forecast" }, projectId: 1, side: "expert" },
  ...{ otherName: "Pohjola Oy", unreadCount: 0, isContactShown: true, isBlocked: false },
  ...{ isBlockedByOther: false, isOtherGone: false, hasEarlier: false, messages },
});

let stored: Message[];
let isDown: boolean;
serveApi({
  "GET /api/conversations/7": ({ query }): ApiAnswer => {
    if (isDown) return { status: 503, body: { message: "Try again later." } };
    const after = Number(query.get("after") ?? 0);
    const limit = Number(query.get("limit") ?? 200);
    return { body: conversation(stored.filter(({ id }) => id > after).slice(0, limit)) };
  },
  "POST /api/conversations/7/messages": () => {
    const own = message((stored.at(-1)?.id ?? 0) + 1, "expert");
    stored.push(own);
    return { status: 201, body: own };
  },
});

/** The thread of a page that has read the first message. */
const open = () =>
  renderHook(({ news }) => useThread(conversation([message(1)]), news, "No connection"), {
    initialProps: { news: 0 },
  });
const shown = ({ result }: ReturnType<typeof open>) => result.current.thread.messages.map(({ id }) => id);

beforeEach(() => {
  stored = [message(1)];
  isDown = false;
});

it("an own message does not hide what the other party wrote just before it", async () => {
  const page = open();
  await waitFor(() => expect(page.result.current.hasFailed).toBe(false));
  stored.push(message(2));
  act(() => page.result.current.send("Yes", []));
  await waitFor(() => expect(page.result.current.outgoing).toEqual([]));
  page.rerender({ news: 1 });
  await waitFor(() => expect(shown(page)).toEqual([1, 2, 3]));
});

it("asks on until everything that was missed is there", async () => {
  stored.push(...Array.from({ length: 450 }, (_, index) => message(index + 2)));
  const page = open();
  await waitFor(() => expect(shown(page)).toHaveLength(451));
});

it("keeps trying when what is new could not be read, without being told again", async () => {
  isDown = true;
  stored.push(message(2));
  const page = open();
  await waitFor(() => expect(page.result.current.hasFailed).toBe(true));
  isDown = false;
  await waitFor(() => expect(shown(page)).toEqual([1, 2]), { timeout: 4_000 });
  expect(page.result.current.hasFailed).toBe(false);
});
