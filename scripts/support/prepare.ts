import { type Database, keptSecret, migrate } from "./application";
import { prepareDemo, prepareFirstAdmin, type SignIn } from "./first-start";

/** What links in mails are made of: the address of the web server, and the secret of this installation. */
export function setAddressAndSecret(listenPort: number) {
  process.env.APP_URL ||= `http://localhost:${listenPort}`;
  process.env.NEXTAUTH_URL ||= process.env.APP_URL;
  process.env.NEXTAUTH_SECRET ||= keptSecret("session-secret");
}

/**
 * What `npm start` and `npm run dev` do before the web server: migrations, address and secret in the
 * environment, the first administrator, and on the embedded database the demo data.
 */
export async function prepare(database: Database, listenPort: number): Promise<SignIn[]> {
  await migrate(database.url);
  setAddressAndSecret(listenPort);
  const signIns = await prepareFirstAdmin(database.isEmbedded);
  if (database.isEmbedded) signIns.push(...(await prepareDemo()));
  const { closeDatabase } = await import("@/lib/server/db");
  await closeDatabase();
  return signIns;
}

/** One line a demo person: who, e-mail, password. */
export function printSignIns(signIns: SignIn[]) {
  for (const { who, email, password } of signIns)
    console.log(`  ${who.padEnd(14)} ${email.padEnd(34)} ${password}`);
}
