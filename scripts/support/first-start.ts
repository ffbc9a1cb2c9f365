import { randomBytes } from "node:crypto";
import pg from "pg";
import { AppError } from "@/lib/shared/errors";
import { defaultLocale } from "@/lib/shared/locales";
import { demoUsers, loadDemoUsers } from "../../prisma/seed/demo-users";
import { loadSeed } from "../../prisma/seed/load";
import { loadDemoWorkspace } from "../../prisma/seed/workspace";
import { keptSecret } from "./application";
import { StartError } from "./start-error";

export type SignIn = { who: string; email: string; password: string };

const demoAdminEmail = "admin@osaaja.example";
/** Readable, and never a default: made on this machine. */
const makePassword = () => randomBytes(12).toString("base64url");

/**
 * The first administrator (decisions A15): from ADMIN_EMAIL and ADMIN_PASSWORD, or on the embedded
 * demo database one with a password made here.
 */
export async function prepareFirstAdmin(isEmbedded: boolean): Promise<SignIn[]> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
  if (Boolean(ADMIN_EMAIL) !== Boolean(ADMIN_PASSWORD)) {
    throw new StartError("Set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.");
  }
  if (!ADMIN_EMAIL && !isEmbedded) return [];
  const email = ADMIN_EMAIL || demoAdminEmail;
  const password = ADMIN_PASSWORD || keptSecret("demo-admin-password", makePassword);
  const { ensureAdmin } = await import("@/lib/features/accounts/server/ensure-admin");
  try {
    await ensureAdmin({ email, password });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { wordError } = await import("@/lib/server/http/errors");
    throw new StartError(wordError(error, defaultLocale).message);
  }
  return [{ who: "Administrator", email, password: ADMIN_PASSWORD ? "(ADMIN_PASSWORD)" : password }];
}

/** On the embedded database: the demo experts, projects and people, once. Later starts leave them as they are. */
export async function prepareDemo(): Promise<SignIn[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT EXISTS (SELECT 1 FROM experts) AS seeded");
    if (!rows[0].seeded) {
      console.log("Adding demo experts and projects …");
      const size = { experts: 160, projects: 40 };
      await loadSeed(client, size);
      const { loadPortraits } = await import("../../prisma/seed/portraits");
      await loadPortraits(client, size.experts);
    }
    const passwords = demoUsers.map((_, index) => keptSecret(`demo-password-${index + 1}`, makePassword));
    await loadDemoUsers(client, passwords);
    if (!rows[0].seeded) {
      await loadDemoWorkspace(client);
      const { loadDemoDeals } = await import("../../prisma/seed/deals");
      await loadDemoDeals();
      const { loadPastDeals } = await import("../../prisma/seed/past-deals");
      await loadPastDeals();
      const { loadDemoChanges } = await import("../../prisma/seed/changes");
      await loadDemoChanges();
    }
    return demoUsers.map(({ who, email }, index) => ({ who, email, password: passwords[index] ?? "" }));
  } finally {
    await client.end();
  }
}
