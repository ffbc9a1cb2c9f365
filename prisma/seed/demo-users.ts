import { hash } from "@node-rs/argon2";
import type { Client } from "pg";
import { expertEmail } from "./experts";
import { nameAt } from "./names";
import { projectAt } from "./projects";

export interface DemoUser {
  /** What the person is in the demo, as printed at the start. */
  who: string;
  firstName: string;
  lastName: string;
  email: string;
  role: "user";
  /** The seeded expert whose profile is theirs. */
  expertIndex: number | null;
}

const expert = nameAt(0);
const company = projectAt(0);
const [companyFirstName = "", ...companyLastNames] = company.customer_name.split(" ");

/** People to sign in as on a demo database: an expert of the catalogue and the contact of its first posting. */
export const demoUsers: readonly DemoUser[] = [
  {
    who: "Expert",
    firstName: expert.first,
    lastName: expert.last,
    email: expertEmail(0),
    role: "user",
    expertIndex: 0,
  },
  {
    who: "Company",
    firstName: companyFirstName,
    lastName: companyLastNames.join(" "),
    email: company.customer_email,
    role: "user",
    expertIndex: null,
  },
];

/** As lib/features/accounts/server/passwords.ts, which only runs inside the server. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Makes sure that the demo people can sign in; `passwords` in the order of `demoUsers`. Their addresses
 * count as verified and the expert's profile is linked when it has no owner. Somebody who is there already
 * keeps the password, so that one changed in the application is not turned back at the next start.
 * @throws RangeError without a password for each of them, and what pg throws.
 */
export async function loadDemoUsers(client: Client, passwords: readonly string[]): Promise<void> {
  for (const [index, { firstName, lastName, email, role, expertIndex }] of demoUsers.entries()) {
    const password = passwords[index];
    if (!password) throw new RangeError(`No password for ${email}`);
    const present = await client.query("SELECT 1 FROM users WHERE email = $1", [email]);
    if (present.rowCount === 0) {
      await client.query(
        // Longer ago than anything of the demo: what was sent before was not sent by whoever signs in.
        `INSERT INTO users (first_name, last_name, email, created_at, email_verified_at, password_hash, role, updated_at)
         VALUES ($1, $2, $3, now() - interval '2 years', now() - interval '2 years', $4, $5, now())
         ON CONFLICT (email) DO NOTHING`,
        [firstName, lastName, email, await hash(password.normalize("NFKC"), cost), role],
      );
    }
    if (expertIndex === null) continue;
    await client.query(
      `UPDATE experts SET user_id = users.id, updated_at = now() FROM users
       WHERE users.email = $1 AND users.email_verified_at IS NOT NULL AND lower(experts.email) = $1
         AND experts.user_id IS NULL AND experts.archived_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM experts e WHERE e.user_id = users.id)`,
      [email],
    );
  }
}
