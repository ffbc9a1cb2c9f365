import { Client } from "pg";

/** Listens to the tags that the database announces, as the web server's listener does, until the database is dropped. */
export async function listenToChanges() {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  const heard: string[] = [];
  client.on("notification", ({ payload }) => heard.push(...(payload ?? "").split(",")));
  client.on("error", () => {});
  await client.connect();
  await client.query("LISTEN osaaja_changed");
  return {
    /** The tags announced since the last call, each once, in alphabetical order. */
    async take(): Promise<string[]> {
      // A question of its own makes sure that everything announced so far has come.
      await client.query("SELECT 1");
      return [...new Set(heard.splice(0))].sort();
    },
  };
}
