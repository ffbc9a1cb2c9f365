import "server-only";
import pg from "pg";
import { env } from "./env";
import { logger } from "./logger";

/** The first pause after a lost connection, and the longest. */
const reconnectMs = { first: 200, longest: 2_000 };

/**
 * Listens on a channel of the database with a connection of its own, until it is told to stop; a lost connection is
 * made anew.
 * @param heard is given what each announcement carries
 * @param connected is called whenever listening has begun; `isAgain` when announcements may have been missed before
 * @returns how to stop
 */
export function listen(
  channel: string,
  heard: (payload: string) => void,
  connected: (isAgain: boolean) => void,
): () => void {
  let pause = reconnectMs.first;
  let isAgain = false;
  let stopped = false;
  let current: pg.Client | undefined;
  const connect = () => {
    const client = new pg.Client({ connectionString: env().DATABASE_URL, keepAlive: true });
    current = client;
    let ended = false;
    const again = (error?: Error) => {
      if (ended || stopped) return;
      ended = true;
      if (error) logger().warn({ error: error.message, channel }, "a connection that listens was lost");
      client.end().catch(() => {});
      setTimeout(() => !stopped && connect(), pause).unref();
      pause = Math.min(2 * pause, reconnectMs.longest);
    };
    client.on("error", again);
    client.on("end", () => again());
    client.on("notification", ({ payload }) => heard(payload ?? ""));
    client
      .connect()
      .then(() => client.query(`LISTEN ${channel}`))
      .then(() => {
        if (stopped) return;
        // The listener alone must not keep a stopping process alive.
        (client as unknown as { connection: { stream: { unref?(): void } } }).connection.stream.unref?.();
        pause = reconnectMs.first;
        connected(isAgain);
        isAgain = true;
      })
      .catch(again);
  };
  connect();
  return () => {
    stopped = true;
    current?.end().catch(() => {});
  };
}
