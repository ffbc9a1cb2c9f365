import { z } from "zod";
import { locales } from "@/lib/shared/locales";
import { searchedWords } from "@/lib/shared/text";
import { listNumber } from "@/lib/shared/whole-number";

/** Rows on a page of an administrator's table, and the most a call answers (decisions H). */
export const adminPageSize = { screen: 25, default: 200, max: 500 } as const;

/** What a reader may choose instead. */
export const adminPageSizes = [25, 50, 100, 200] as const;

/** How far down a table goes; it holds whatever a team can work through. */
const maxPage = 100_000;

/**
 * The query of a list that administrators search, sort and page: `q` (words that must all stand somewhere),
 * `status` (one of `statuses`), `sort` (a column, with '-' before it downwards), `page` from 1 and `limit`.
 */
export function adminListQuery<const Sort extends string, const Status extends string>({
  sorts,
  statuses,
}: {
  sorts: readonly Sort[];
  statuses: readonly Status[];
}) {
  const directions = sorts.flatMap((sort): (Sort | `-${Sort}`)[] => [sort, `-${sort}`]);
  return z.strictObject({
    q: searchedWords,
    status: z.enum(statuses).optional(),
    sort: z.enum(directions).optional(),
    page: listNumber("page", { min: 1, max: maxPage }).optional(),
    limit: listNumber("limit", { min: 1, max: adminPageSize.max }).optional(),
  });
}

/** What stands between the values of an export: Excel splits at semicolons where a comma is the decimal mark. */
export const csvSeparators = ["comma", "semicolon"] as const;

/** What an export of a list takes beside the list's filters and order. */
export const exportOptions = {
  separator: z.enum(csvSeparators).optional(),
  /** Of the headings; without it they are the API's names. */
  language: z.enum(locales).optional(),
};
export type ExportOptions = z.output<z.ZodObject<typeof exportOptions>>;

/** A parsed `adminListQuery`, whatever its columns and states are. */
export type AdminListQuery = {
  q?: string | undefined;
  status?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
};

/** One page of a list with the size of the whole. */
export type AdminPage<Item> = { items: Item[]; total: number };
