import "server-only";

/** An answer that carries more than its data: headers, or a status of its own. */
export class Reply<T> {
  constructor(
    readonly data: T,
    readonly options: { headers?: Record<string, string>; status?: number } = {},
  ) {}

  get headers() {
    return this.options.headers;
  }

  get status() {
    return this.options.status;
  }
}

/**
 * A list with its total and the link to the next page (decisions H).
 * @param next the query string that continues the list, or null at its end
 * @param headers what else the answer says
 */
export function listReply<T>(
  items: T[],
  total: number,
  path: string,
  next: Record<string, string> | null,
  headers: Record<string, string> = {},
): Reply<T[]> {
  return new Reply(items, {
    headers: {
      ...headers,
      "X-Total-Count": String(total),
      ...(next ? { Link: `<${path}?${new URLSearchParams(next)}>; rel="next"` } : {}),
    },
  });
}
