import { NextRequest } from "next/server";
import { POST as block } from "@/app/api/conversations/[id]/block/route";
import { POST as unblock } from "@/app/api/conversations/[id]/unblock/route";
import { GET as stream } from "@/app/api/conversations/stream/route";
import { createMessageHub, type MessageHub } from "@/lib/features/conversations/server/message-hub";
import { streamMessages } from "@/lib/features/conversations/server/stream-messages";
import { actorFromRequest, type SignedIn } from "@/lib/server/actor";
import type { RouteHandler } from "@/lib/server/http/route";
import { call, sessionCookie } from "@/tests/support/call";
import { createConversation, readAs, writeAs } from "@/tests/support/conversations";
import { empty, sql } from "@/tests/support/database/connection";
import { createUser, type TestUser } from "@/tests/support/factories";
import { postToNextAuth } from "@/tests/support/sign-in";
import { waitFor } from "@/tests/support/wait";

// Two web processes are two hubs: each has its own connection that listens, and its own streams (deal L4).

type Heard = { events: { name: string; data: Record<string, number> }[]; isOver: boolean; abort: () => void };

/** Opens somebody's stream on a process and writes down what comes. */
async function listenAs(user: TestUser, hub: MessageHub): Promise<Heard> {
  const controller = new AbortController();
  const request = new NextRequest("http://localhost/api/conversations/stream", {
    headers: { cookie: await sessionCookie(user) },
    signal: controller.signal,
  });
  const response = streamMessages((await actorFromRequest(request)) as SignedIn, request, hub);
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  expect(response.headers.get("cache-control")).toContain("no-transform");
  const heard: Heard = { events: [], isOver: false, abort: () => controller.abort() };
  void (async () => {
    let text = "";
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += new TextDecoder().decode(chunk);
      const parts = text.split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) {
        const name = /^event: (\w+)$/m.exec(part)?.[1];
        const data = /^data: (.*)$/m.exec(part)?.[1];
        if (name && data) heard.events.push({ name, data: JSON.parse(data) });
      }
    }
    heard.isOver = true;
  })();
  return heard;
}
const messagesOf = ({ events }: Heard) =>
  events.filter(({ name }) => name === "message").map(({ data }) => data.messageId);
const refetches = ({ events }: Heard) => events.filter(({ name }) => name === "refetch").length;

/** Ends the connections that listen, as a restart of PostgreSQL does. */
const endListeners = () =>
  sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query = 'LISTEN osaaja_messages'`,
  );

let hubs: [MessageHub, MessageHub];
let pair: Awaited<ReturnType<typeof createConversation>>;

beforeEach(async () => {
  await empty("experts", "users", "projects", "mail_messages");
  pair = await createConversation();
  hubs = [createMessageHub(), createMessageHub()];
});
afterEach(() => {
  for (const hub of hubs) hub.stop();
});

it("tells the two parties of a new message on whichever process they are, within two seconds, and nobody else", async () => {
  const { company, expert, id } = pair;
  const [one, two] = hubs;
  const other = await createConversation();
  const heard = {
    company: await listenAs(company, one),
    expert: await listenAs(expert, two),
    stranger: await listenAs(other.expert, one),
    nobody: await listenAs(await createUser(), two),
  };
  await waitFor("the stream", () => Object.values(heard).every((each) => refetches(each) === 1));
  const began = performance.now();
  const { body } = await writeAs(company, id, "Hello, call 040 123 4567");
  await waitFor("the stream", () => messagesOf(heard.expert).length === 1);
  expect(performance.now() - began).toBeLessThan(2_000);
  await waitFor("the stream", () => messagesOf(heard.company).length === 1);
  expect(heard.expert.events.at(-1)).toEqual({
    name: "message",
    data: { conversationId: id, messageId: body.id },
  });
  const theirs = await writeAs(other.company, other.id, "For others");
  await waitFor("the stream", () => messagesOf(heard.stranger).length === 1);
  expect(messagesOf(heard.stranger)).toEqual([theirs.body.id]);
  expect([messagesOf(heard.expert), messagesOf(heard.nobody)]).toEqual([[body.id], []]);
});

it("tells both of a block and of its end, so that the page reads who takes messages", async () => {
  const { company, expert, id } = pair;
  const heard = await listenAs(expert, hubs[1]);
  await waitFor("the stream", () => refetches(heard) === 1);
  const press = (handler: RouteHandler) =>
    call(handler, { method: "POST", params: { id: String(id) }, as: company });
  expect((await press(block)).status).toBe(204);
  await waitFor("the stream", () => messagesOf(heard).length === 1);
  expect(heard.events.at(-1)?.data).toEqual({ conversationId: id, messageId: 0 });
  expect((await readAs(expert, id)).body).toMatchObject({ isBlockedByOther: true, messages: [] });
  // What it is already is no news.
  await press(block);
  await press(unblock);
  await waitFor("the stream", () => messagesOf(heard).length === 2);
  expect((await readAs(expert, id)).body.isBlockedByOther).toBe(false);
});

it("loses and doubles nothing when PostgreSQL's connections and one process end in the middle", async () => {
  const { company, expert, id } = pair;
  const [one, two] = hubs;
  let heard = await listenAs(expert, one);
  await waitFor("the stream", () => refetches(heard) === 1);

  // As a page does: what it hears and every refetch makes it ask for what follows the last one it has.
  const shown: number[] = [];
  let seen = 0;
  const follow = async () => {
    const changed = messagesOf(heard).length + refetches(heard);
    if (changed === seen) return;
    seen = changed;
    const { body } = await readAs(expert, id, { after: String(shown.at(-1) ?? 1) });
    for (const message of body.messages) if (!shown.includes(message.id)) shown.push(message.id);
  };
  const written: number[] = [];
  const write = async (words: string) => written.push((await writeAs(company, id, words)).body.id);
  await sql("SELECT setval(pg_get_serial_sequence('messages', 'id'), 100)");

  await write("Before");
  await endListeners();
  // While nobody listens.
  await write("In the dark");
  await waitFor("the stream", async () => {
    await follow();
    return refetches(heard) === 2 && shown.length === 2;
  });
  await write("After the restart");
  await waitFor("the stream", async () => {
    await follow();
    return shown.length === 3;
  });
  // The process goes; the browser comes back to the other one.
  one.stop();
  await waitFor("the stream", () => heard.isOver);
  await write("While it was away");
  heard = await listenAs(expert, two);
  seen = 0;
  await waitFor("the stream", async () => {
    await follow();
    return shown.length === 4;
  });
  await write("On the other process");
  await waitFor("the stream", async () => {
    await follow();
    return shown.length === 5;
  });
  expect(shown).toEqual(written);
});

it("a person has one stream a process: the next one ends it and says so", async () => {
  const { company, expert, id } = pair;
  const first = await listenAs(expert, hubs[0]);
  const elsewhere = await listenAs(expert, hubs[1]);
  await waitFor("the stream", () => refetches(first) === 1 && refetches(elsewhere) === 1);
  const second = await listenAs(expert, hubs[0]);
  await waitFor("the stream", () => first.isOver && refetches(second) === 1);
  expect(first.events.at(-1)?.name).toBe("replaced");
  await writeAs(company, id, "Hello");
  await waitFor("the stream", () => messagesOf(second).length === 1 && messagesOf(elsewhere).length === 1);
  expect(messagesOf(first)).toEqual([]);
});

it("ends with the session, with the page, and with the process; and nobody who left hears more", async () => {
  const { company, expert, id } = pair;
  const [one] = hubs;
  const [hers, his] = [await listenAs(company, one), await listenAs(expert, one)];
  await waitFor("the stream", () => refetches(hers) === 1 && refetches(his) === 1);
  await sql("UPDATE users SET session_version = session_version + 1 WHERE id = $1", [expert.id]);
  await writeAs(company, id, "Not for a session that has ended");
  await waitFor("the stream", () => his.isOver && messagesOf(hers).length === 1);
  expect(messagesOf(his)).toEqual([]);
  hers.abort();
  await waitFor("the stream", () => hers.isOver);
  one.stop();
  const late = await listenAs(company, one);
  await waitFor("the stream", () => late.isOver);
});

it("ends with a session that was signed out of, at the next message", async () => {
  const { company, expert, id } = pair;
  const heard = await listenAs(expert, hubs[0]);
  await waitFor("the stream", () => refetches(heard) === 1);
  await postToNextAuth(["signout"], {}, await sessionCookie(expert));
  await writeAs(company, id, "Not for a copy of the cookie");
  await waitFor("the stream", () => heard.isOver);
  expect(messagesOf(heard)).toEqual([]);
});

it("is asked for by those who are signed in, and there is none on a serverless host", async () => {
  expect((await call(stream)).status).toBe(401);
  const request = new NextRequest("http://localhost/api/conversations/stream");
  expect(streamMessages({} as SignedIn, request, null).status).toBe(204);
});
