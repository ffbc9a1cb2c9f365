import { rmSync } from "node:fs";
import { Client } from "pg";
import { closeConnection } from "./connection";

/** A connection to another database of the test server, for what cannot be done from inside one. */
async function asAdministrator(statements: (template: string, mine: string) => string[]) {
  const template = new URL(process.env.TEST_DATABASE_URL as string);
  const mine = new URL(process.env.DATABASE_URL as string).pathname.slice(1);
  const name = template.pathname.slice(1);
  template.pathname = "/postgres";
  const client = new Client({ connectionString: template.href });
  await client.connect();
  try {
    for (const statement of statements(name, mine)) await client.query(statement);
  } finally {
    await client.end();
  }
}

const remove = (database: string) => `DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`;

/** What follows begins with an empty, migrated database of its own, and leaves none. */
export function ownDatabase(): void {
  beforeAll(() =>
    asAdministrator((template, mine) => [remove(mine), `CREATE DATABASE "${mine}" TEMPLATE "${template}"`]),
  );

  afterAll(async () => {
    await closeConnection();
    const { setClock } = await import("@/lib/server/clock");
    setClock(null);
    const { closeDatabase } = await import("@/lib/server/db");
    await closeDatabase();
    await asAdministrator((_template, mine) => [remove(mine)]);
    rmSync(process.env.MAIL_OUTBOX_DIR as string, { recursive: true, force: true });
  });
}
