import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { setClock } from "@/lib/server/clock";

/** A chat completion request as it came in. */
export type ReceivedRequest = {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format: { type: string; json_schema: { name: string; strict: boolean; schema: object } };
  };
  /** The whole body as text. */
  text: string;
};

/** What the server does with one request. */
export type ModelReply =
  /** The answer of the model, written as JSON. */
  | { answer: unknown }
  /** The answer of the model, as it is. */
  | { content: string | null; finishReason?: string; refusal?: string }
  | { status: number; headers?: Record<string, string>; body?: string }
  | "silence"
  | "hang up"
  /** Headers at once, the body never. */
  | "half an answer";

/**
 * A real HTTP server that speaks OpenAI's chat completions on 127.0.0.1. It gives the replies in their order, and the
 * last one again and again.
 */
export async function startOpenAiServer(...replies: ModelReply[]) {
  const received: ReceivedRequest[] = [];
  let script = replies;
  let served = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      received.push({ path: request.url ?? "", headers: request.headers, body: JSON.parse(text), text });
      const reply = script[Math.min(served, script.length - 1)];
      served += 1;
      if (reply === undefined || reply === "silence") return;
      if (reply === "hang up") {
        request.socket.destroy();
        return;
      }
      if (reply === "half an answer") {
        response.writeHead(200, { "content-type": "application/json" });
        response.write('{"id":');
        return;
      }
      if ("status" in reply) {
        response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
        response.end(
          reply.body ?? JSON.stringify({ error: { message: `status ${reply.status}`, type: "test" } }),
        );
        return;
      }
      const content = "answer" in reply ? JSON.stringify(reply.answer) : reply.content;
      const { finishReason = "stop", refusal = null } = "content" in reply ? reply : {};
      response.writeHead(200, { "content-type": "application/json" });
      response.end(
        JSON.stringify({
          id: "chatcmpl-1",
          object: "chat.completion",
          created: 1_800_000_000,
          model: JSON.parse(text).model,
          choices: [
            {
              index: 0,
              message: { role: "assistant", content, refusal },
              finish_reason: finishReason,
              logprobs: null,
            },
          ],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    /** Other replies from now on. */
    reply(...next: ModelReply[]) {
      script = next;
      served = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type OpenAiServer = Awaited<ReturnType<typeof startOpenAiServer>>;

/** A server that is the model from here on; it fails until it is told otherwise, so that the rules' own answer comes first. */
export async function startModel(): Promise<OpenAiServer> {
  const server = await startOpenAiServer({ status: 400 });
  Object.assign(process.env, {
    OPENAI_API_KEY: "key-1",
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: "model-1",
  });
  return server;
}

/**
 * Each test of the file in an hour of its own, so that no failure before it keeps the model from being asked.
 * @returns the time of the running test
 */
export function eachInAnHourOfItsOwn(): () => Date {
  let hour = 0;
  const time = () => new Date(Date.UTC(2027, 2, 1, hour));
  beforeEach(() => {
    hour += 1;
    setClock(time());
  });
  return time;
}
