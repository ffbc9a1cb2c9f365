import "server-only";
import { sharedTags } from "./cache-tags";
import { env } from "./env";
import { listen } from "./listen";
import { logger } from "./logger";
import { revalidationToken } from "./revalidate";

const channel = "osaaja_changed";
const gatherMs = 100;
const retryMs = 2_000;
const onceMoreMs = 3_000;

/**
 * Listens to what the database announces and ends the cached pages of this process that show it, whoever
 * made the change: this process, another one, or a script. Changes of a tenth of a second go together.
 * What was read before a change and is kept after it counts as new to Next, which would show it for an hour; so the
 * pages are ended once more when such a reading is over.
 * After a lost connection everything is ended once, because announcements may have been missed.
 */
export function listenForChanges(): void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const retry = (changed: string[]) => (error: Error) => {
    logger().warn({ error: error.message }, "cached pages were not ended, trying again");
    setTimeout(() => gather(changed), retryMs).unref();
  };
  const gather = (changed: string[]) => {
    for (const tag of changed) waiting.add(tag);
    timer ??= setTimeout(async () => {
      timer = undefined;
      const batch = [...waiting];
      waiting.clear();
      const sent = batch.length > 500 ? sharedTags : batch;
      const onceMore = () => setTimeout(() => askToRevalidate(sent).catch(retry(sent)), onceMoreMs).unref();
      await askToRevalidate(sent).then(onceMore, retry(sent));
    }, gatherMs);
    timer.unref();
  };
  listen(
    channel,
    (payload) => gather(payload.split(",").filter(Boolean)),
    (isAgain) => isAgain && gather(sharedTags),
  );
}

async function askToRevalidate(changed: string[]) {
  const { HOSTNAME_BIND: bound = "0.0.0.0", PORT } = env();
  // As in scripts/server.mjs: what listens everywhere is reached at home, another address at itself.
  const host = bound === "0.0.0.0" ? "127.0.0.1" : bound.includes(":") ? `[${bound}]` : bound;
  const response = await fetch(`http://${host}:${PORT}/api/internal/revalidate`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token: revalidationToken(), tags: changed }),
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
}
