import "server-only";
import { listen } from "@/lib/server/listen";
import { logger } from "@/lib/server/logger";
import { findReaders } from "./parties-repository";

const channel = "osaaja_messages";
const heartbeatMs = 20_000;

/** What the database announces of a new message. */
export type MessageEvent = { conversationId: number; messageId: number };

/** An open stream of somebody. */
export type Listening = {
  userId: number;
  /** Whether the session that opened it still counts. */
  isSignedIn: () => Promise<boolean>;
  message: (event: MessageEvent) => void;
  /** Says that announcements may have been missed: whoever listens reads anew. */
  refetch: () => void;
  /** Shows that the stream is alive. */
  beat: () => void;
  close: (because: "ended" | "replaced") => void;
};

/**
 * Hands what the database announces to the open streams of this process (deal L4): to the two parties, whoever they are
 * at that moment, and to nobody else. One connection listens while any stream is open. A person has one stream a
 * process: the next one ends it.
 */
export function createMessageHub() {
  const open = new Map<number, Listening>();
  let stopListening: (() => void) | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let isListening = false;
  let isStopped = false;

  const everybody = () => [...open.values()];

  function leave(listening: Listening): void {
    if (open.get(listening.userId) !== listening) return;
    open.delete(listening.userId);
    if (open.size > 0) return;
    stopListening?.();
    stopListening = undefined;
    isListening = false;
    clearInterval(heartbeat);
  }

  async function endIfSignedOut(listening: Listening): Promise<boolean> {
    // Without an answer of the database nothing is announced either.
    const isSignedIn = await listening.isSignedIn().catch(() => true);
    if (!isSignedIn) {
      leave(listening);
      listening.close("ended");
    }
    return !isSignedIn;
  }

  async function announce(payload: string): Promise<void> {
    const event = JSON.parse(payload) as MessageEvent;
    const readers = await findReaders(event.conversationId);
    await Promise.all(
      readers.map(async ({ userId }) => {
        const listening = open.get(userId);
        if (listening && !(await endIfSignedOut(listening))) listening.message(event);
      }),
    );
  }

  function begin(): void {
    stopListening = listen(
      channel,
      (payload) =>
        void announce(payload).catch((error: Error) => {
          logger().warn({ error: error.message }, "a message was not announced, everybody reads anew");
          for (const each of everybody()) each.refetch();
        }),
      () => {
        isListening = true;
        for (const each of everybody()) each.refetch();
      },
    );
    heartbeat = setInterval(() => {
      for (const each of everybody()) void endIfSignedOut(each).then((isOut) => isOut || each.beat());
    }, heartbeatMs);
    heartbeat.unref();
  }

  return {
    /** Begins to announce to a stream; `refetch` comes first, as soon as nothing can be missed any more. @returns how to leave */
    join(listening: Listening): () => void {
      if (isStopped) {
        listening.close("ended");
        return () => {};
      }
      const before = open.get(listening.userId);
      open.set(listening.userId, listening);
      before?.close("replaced");
      if (!stopListening) begin();
      else if (isListening) listening.refetch();
      return () => leave(listening);
    },
    /** Ends every stream, so that a stopping process has not to wait for them. */
    stop(): void {
      isStopped = true;
      for (const each of everybody()) {
        leave(each);
        each.close("ended");
      }
    },
  };
}
export type MessageHub = ReturnType<typeof createMessageHub>;

// Kept on globalThis: every bundle of Next has its own copy of this module.
const kept = globalThis as unknown as { osaajaMessageHub?: MessageHub };

/** The hub of this process. Its streams end when the process is asked to stop; browsers then come back to another. */
export function messageHub(): MessageHub {
  if (!kept.osaajaMessageHub) {
    const hub = createMessageHub();
    for (const signal of ["SIGTERM", "SIGINT", "disconnect"] as const) process.once(signal, hub.stop);
    kept.osaajaMessageHub = hub;
  }
  return kept.osaajaMessageHub;
}
