import "server-only";
import {
  type OrderByExpression,
  type ReferenceExpression,
  type SelectQueryBuilder,
  type StringReference,
  sql,
} from "kysely";
import { type AdminListQuery, type AdminPage, adminPageSize } from "@/lib/shared/admin-list";
import { listReply, type Reply } from "./http/reply";

/** A row by its number, as far as a number of the database goes. */
const numbered = /^#(\d{1,9})$/;

/** More rows than any export has; what stands behind them is not exported. */
const exportLimit = 100_000;

/** A list of administrators. */
export type AdminList<DB, Tables extends keyof DB, Row> = {
  /** Everything that may be in the list, by its filters, without an order. */
  rows: SelectQueryBuilder<DB, Tables, Row>;
  /** The number of a row: "#12" in `q` finds that row alone, whatever else has a 12. */
  id?: StringReference<DB, Tables>;
  /** Texts in which the words of `q` are looked for. */
  searched: readonly ReferenceExpression<DB, Tables>[];
  /** What stands behind each column that can be sorted by. */
  sorts: Readonly<Record<string, OrderByExpression<DB, Tables, Row>>>;
  /** The order without a wish, and among equals; total. */
  order: (rows: SelectQueryBuilder<DB, Tables, Row>) => SelectQueryBuilder<DB, Tables, Row>;
};

/**
 * Reads one page of an administrator's list with its total.
 * @param paging 'page' by the query's page and limit, 'everything' for an export
 */
export async function readAdminList<DB, Tables extends keyof DB, Row>(
  { rows, id, searched, sorts, order }: AdminList<DB, Tables, Row>,
  { q, sort, page = 1, limit = adminPageSize.default }: AdminListQuery,
  paging: "page" | "everything" = "page",
): Promise<AdminPage<Row>> {
  let found = rows;
  for (const word of (q ?? "").split(/\s+/).filter(Boolean)) {
    const number = numbered.exec(word)?.[1];
    if (id && number) {
      found = found.where(({ ref }) => sql<boolean>`${ref(id)} = ${number}::int`);
      continue;
    }
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    found = found.where(
      ({ fn }) => sql<boolean>`${fn("concat_ws", [sql.lit(" "), ...searched])} ilike ${pattern}`,
    );
  }
  const column = sorts[sort?.replace("-", "") ?? ""];
  const sorted = column
    ? found.orderBy(column, (by) => (sort?.startsWith("-") ? by.desc() : by.asc()).nullsLast())
    : found;
  const [take, skip] = paging === "page" ? [limit, (page - 1) * limit] : [exportLimit, 0];
  const [counted, items] = await Promise.all([
    found.clearSelect().select(sql<number>`count(*)::int`.as("total")).$castTo<{ total: number }>().execute(),
    order(sorted).limit(take).offset(skip).execute(),
  ]);
  return { items: items as Row[], total: counted[0]?.total ?? 0 };
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
