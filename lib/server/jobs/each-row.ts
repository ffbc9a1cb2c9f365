import "server-only";

/**
 * What a periodic job does with every row there is, a page after another: one that goes wrong keeps none of the others
 * back, and the queue tries again for it.
 * @param page the rows after the last one of the page before; null for the first
 * @param atOnce how many rows a full page has
 * @throws what went wrong with one of them, after all the others
 */
export async function eachRow<Row>(
  page: (last: Row | null) => Promise<readonly Row[]>,
  atOnce: number,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  let failure: unknown;
  for (let last: Row | null = null; ; ) {
    const rows: readonly Row[] = await page(last);
    for (const row of rows) {
      try {
        await work(row);
      } catch (error) {
        failure = error;
      }
    }
    last = rows.at(-1) ?? null;
    if (rows.length < atOnce) break;
  }
  if (failure) throw failure;
}
