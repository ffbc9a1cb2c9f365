import { ApiError } from "./api";

/** What did not go through, and why. */
export type Refusal<Item> = { item: Item; error: unknown };

/** As many as a browser sends side by side; hundreds at once would wait in it for nothing. */
const atOnce = 6;

/**
 * Changes several things at once; each succeeds or fails for itself, so that one that a colleague has changed
 * meanwhile keeps none of the others back.
 * @returns what did not go through
 * @throws ApiError 401 or 403: whoever may not change one may change none
 */
export async function changeEach<Item>(
  items: readonly Item[],
  change: (item: Item) => Promise<unknown>,
): Promise<Refusal<Item>[]> {
  const refused: Refusal<Item>[] = [];
  const left = [...items];
  async function work() {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      const each = item;
      await change(each).catch((error: unknown) => refused.push({ item: each, error }));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  const denied = refused.find(({ error }) => error instanceof ApiError && [401, 403].includes(error.status));
  if (denied) throw denied.error;
  return refused;
}
