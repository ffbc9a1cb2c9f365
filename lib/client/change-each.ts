import { ApiError } from "./api";

/** What did not go through, and why. */
export type Refusal<Item> = { item: Item; error: unknown };

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
  const results = await Promise.all(
    items.map((item) =>
      change(item).then(
        () => null,
        (error: unknown) => ({ item, error }),
      ),
    ),
  );
  const refused = results.filter((result) => result !== null);
  const denied = refused.find(({ error }) => error instanceof ApiError && [401, 403].includes(error.status));
  if (denied) throw denied.error;
  return refused;
}
