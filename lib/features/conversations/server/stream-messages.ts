import "server-only";
import type { NextRequest } from "next/server";
import { actorFromRequest, type SignedIn } from "@/lib/server/actor";
import { env } from "@/lib/server/env";
import { type MessageHub, messageHub } from "./message-hub";

/**
 * GET /api/conversations/stream (deal L4): server-sent events. `message` tells of a new one, {conversationId,
 * messageId}, without its words, which are asked for by whoever may read them; `refetch` that some may have been missed
 * and comes first; `replaced` that the same person has opened another one, so that this page asks by itself. Ends with
 * the session. On a serverless host there is none: 204, which tells browsers not to try again.
 */
export function streamMessages(
  actor: SignedIn,
  request: NextRequest,
  hub: MessageHub | null = env().isServerless ? null : messageHub(),
): Response {
  if (!hub) return new Response(null, { status: 204 });
  const encoder = new TextEncoder();
  let leave = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const send = (text: string) => isOpen && controller.enqueue(encoder.encode(text));
      const end = () => {
        if (!isOpen) return;
        isOpen = false;
        leave();
        try {
          controller.close();
        } catch {
          // The browser has closed it already.
        }
      };
      request.signal.addEventListener("abort", end, { once: true });
      // A browser whose stream ends comes back after a second.
      send("retry: 1000\n\n");
      leave = hub.join({
        userId: actor.userId,
        isSignedIn: async () => {
          const now = await actorFromRequest(request);
          return now.kind !== "guest" && now.userId === actor.userId;
        },
        message: (event) => send(`event: message\ndata: ${JSON.stringify(event)}\n\n`),
        refetch: () => send("event: refetch\ndata: {}\n\n"),
        beat: () => send(": alive\n\n"),
        close: (because) => {
          if (because === "replaced") send("event: replaced\ndata: {}\n\n");
          end();
        },
      });
    },
    cancel: () => leave(),
  });
  return new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      // Compressed or gathered by a proxy, events would come late.
      "Cache-Control": "private, no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}
