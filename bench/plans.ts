import type pg from "pg";
import { searchPool } from "@/lib/server/db";

export type Statement = { text: string; values: unknown[] };

/** The searches that `work` sends to the application's connections, as they are sent. */
export async function capturedStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const shared = searchPool();
  const statements: Statement[] = [];
  const original = shared.query;
  const listening = (statement: Statement) => {
    statements.push({ text: statement.text, values: statement.values });
    return shared.constructor.prototype.query.call(shared, statement);
  };
  shared.query = listening as typeof shared.query;
  try {
    await work();
  } finally {
    shared.query = original;
  }
  return statements;
}

type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

/** The tables that PostgreSQL would read from end to end for a statement, on a connection that the application searches on. */
export async function scannedTables(statement: Statement): Promise<string[]> {
  const explained = await searchPool().query<{ "QUERY PLAN": { Plan: Plan }[] } & pg.QueryResultRow>({
    text: `EXPLAIN (FORMAT JSON) ${statement.text}`,
    values: statement.values,
  });
  return (explained.rows[0]?.["QUERY PLAN"] ?? []).flatMap(({ Plan }) => sequentialScans(Plan));
}

function sequentialScans(plan: Plan): string[] {
  const own = plan["Node Type"] === "Seq Scan" ? [plan["Relation Name"] ?? "?"] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(sequentialScans)];
}
