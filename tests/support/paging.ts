import type { Answer } from "./call";

/** The cursor of a list's next page from its Link header; null on the last page. */
export function nextCursor({ headers }: Answer<unknown>): string | null {
  const link = headers.get("link");
  if (link === null) return null;
  const address = /^<([^>]+)>; rel="next"$/.exec(link)?.[1];
  const cursor = new URL(address ?? "", "http://localhost").searchParams.get("cursor");
  if (!cursor) throw new Error(`A Link header without a cursor: ${link}`);
  return cursor;
}

/** Follows the cursors of a list to its end. @throws Error when the list does not end */
export async function readAllPages<T>(
  readPage: (cursor: string | null) => Promise<Answer<T[]>>,
): Promise<T[][]> {
  const pages: T[][] = [];
  let cursor: string | null = null;
  do {
    if (pages.length > 500) throw new Error("The list does not end");
    const page: Answer<T[]> = await readPage(cursor);
    pages.push(page.body);
    cursor = nextCursor(page);
  } while (cursor !== null);
  return pages;
}
