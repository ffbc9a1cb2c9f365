import "server-only";

const queues = new Map<string, Promise<unknown>>();

/**
 * Lets the callers of this process who name the same key go one after the other. It saves work that the first of them
 * does for all; what must hold between processes is held by the database.
 */
export async function oneAtATime<Output>(key: string, work: () => Promise<Output>): Promise<Output> {
  const before = queues.get(key) ?? Promise.resolve();
  const own = before.then(work, work);
  queues.set(key, own);
  try {
    return await own;
  } finally {
    if (queues.get(key) === own) queues.delete(key);
  }
}
