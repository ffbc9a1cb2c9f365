import "server-only";
import { type AdminListQuery, type AdminPage, adminPageSize } from "@/lib/shared/admin-list";
import { query } from "./db";
import { listReply, type Reply } from "./http/reply";

/** More rows than any export has; what stands behind them is not exported. */
const exportLimit = 100_000;

/** A list of administrators as SQL; everything in it is written by us, only `values` come from outside. */
export type AdminList = {
  /** Columns of the SELECT. */
  select: string;
  /** FROM with its joins. */
  from: string;
  /** Conditions, with $1, $2, … for `values`. */
  where: readonly string[];
  values: readonly unknown[];
  /** SQL texts in which the words of `q` are looked for. */
  searched: readonly string[];
  /** The SQL expression behind each column that can be sorted by. */
  sorts: Readonly<Record<string, string>>;
  /** ORDER BY without a wish, with what makes it total, such as 'p.submitted_at, p.id'. */
  order: string;
};

/**
 * Reads one page of an administrator's list with its total.
 * @param paging 'page' by the query's page and limit, 'everything' for an export
 */
export async function readAdminList<Row extends Record<string, unknown>>(
  { select, from, where, values, searched, sorts, order }: AdminList,
  { q, sort, page = 1, limit = adminPageSize.default }: AdminListQuery,
  paging: "page" | "everything" = "page",
): Promise<AdminPage<Row>> {
  const words = (q ?? "").split(/\s+/).filter(Boolean);
  const parameters = [...values, ...words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`)];
  const haystack = `concat_ws(' ', ${searched.join(", ")})`;
  const conditions = [
    ...where,
    ...words.map((_word, index) => `${haystack} ILIKE $${values.length + index + 1}`),
  ];
  const clause = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
  const column = sorts[sort?.replace("-", "") ?? ""];
  const ordered = column ? `${column} ${sort?.startsWith("-") ? "DESC" : "ASC"} NULLS LAST, ${order}` : order;
  const [take, skip] = paging === "page" ? [limit, (page - 1) * limit] : [exportLimit, 0];
  const [counted, rows] = await Promise.all([
    query<{ total: number }>(`SELECT count(*)::int AS total FROM ${from} ${clause}`, parameters),
    query<Row>(
      `SELECT ${select} FROM ${from} ${clause} ORDER BY ${ordered} LIMIT ${take} OFFSET ${skip}`,
      parameters,
    ),
  ]);
  return { items: rows, total: counted[0]?.total ?? 0 };
}

/**
 * The answer to a GET of such a list: the items, the total, and the link to the next page (decisions H).
 * @param query what the list was asked for, with the filters of its own
 */
export function adminListReply<Item>(
  path: string,
  { page = 1, limit = adminPageSize.default, ...filters }: AdminListQuery & Record<string, unknown>,
  { items, total }: AdminPage<Item>,
): Reply<Item[]> {
  const kept = Object.entries(filters).filter(([, value]) => value !== undefined && value !== "");
  const next = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
  return listReply(
    items,
    total,
    path,
    page * limit < total ? { ...next, limit: String(limit), page: String(page + 1) } : null,
  );
}
