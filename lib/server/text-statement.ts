import "server-only";
import { CompiledQuery, type Selectable } from "kysely";
import { pool, searchPool, type Transaction } from "./db";
import type { DB } from "./generated/kysely/types";
import { kysely, rowsOf } from "./kysely";

// Statements that stay texts, because they are clearer so than through Kysely. The compiler cannot read them: each
// declares its rows, and tests/integration/text-statements.test.ts asks PostgreSQL whether that is what they answer.

/** Types by PostgreSQL's names, and what pg makes of them. */
type Types = {
  boolean: boolean;
  integer: number;
  "double precision": number;
  "double precision[]": number[];
  text: string;
  "text[]": string[];
  "integer[]": number[];
  json: unknown;
  "timestamp with time zone": Date;
};
type ColumnName = { [Table in keyof DB]: `${Table}.${keyof DB[Table] & string}` }[keyof DB];

/** What a column of the answer is: a type, with '?' where it may be null, or a column of a table. */
export type Answered = keyof Types | `${keyof Types}?` | ColumnName;

type Value<Declared> = Declared extends keyof Types
  ? Types[Declared]
  : Declared extends `${infer Type extends keyof Types}?`
    ? Types[Type] | null
    : Declared extends `${infer Table extends keyof DB}.${infer Column}`
      ? Column extends keyof DB[Table]
        ? Selectable<DB[Table]>[Column & keyof Selectable<DB[Table]>]
        : never
      : never;

export type RowOf<Shape> = { [Name in keyof Shape]: Value<Shape[Name]> };
export type TextStatement<Shape extends Record<string, Answered>> = { text: string; row: Shape };

/** A statement with the names of its answer, in camel case, and what they are. */
export const textStatement = <const Shape extends Record<string, Answered>>(row: Shape, text: string) => ({
  text,
  row,
});

/**
 * Runs such a statement over the pool, prepared under a name of its own where it has one, or in a transaction; a
 * search of experts over the connections that are kept for it.
 */
export async function textRows<Shape extends Record<string, Answered>>(
  { text }: TextStatement<Shape>,
  values: readonly unknown[],
  over: { name?: string | undefined; tx?: Transaction | undefined; isSearch?: true },
): Promise<RowOf<Shape>[]> {
  if (over.tx) {
    const query: CompiledQuery<RowOf<Shape>> = CompiledQuery.raw(text, [...values]);
    return (await kysely(over.tx).executeQuery(query)).rows;
  }
  const name = over.name ? { name: over.name } : {};
  return rowsOf({ ...name, text, values: [...values] }, over.isSearch ? searchPool() : pool());
}

/** Columns such as "e.publicName" in the SQL of such a statement. */
export const columnsText = (columns: readonly string[]): string =>
  columns.map((column) => column.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)).join(", ");
