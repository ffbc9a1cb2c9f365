import "server-only";
import { hash, verify } from "@node-rs/argon2";

/** argon2id (the library's default kind), 19 MiB, two passes, one lane: OWASP's first recommendation. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password typed on two keyboards may be composed differently; NFKC makes it one. */
const comparable = (password: string) => password.normalize("NFKC");

export const hashPassword = (password: string): Promise<string> => hash(comparable(password), cost);

let standIn: Promise<string> | undefined;

/**
 * Whether this is the password. Without a stored hash it is checked against a stand-in all the same, so
 * that the time taken does not tell whether there is one.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  standIn ??= hash(`nobody's password ${Math.random()}`, cost);
  const matches = await verify(stored ?? (await standIn), comparable(password)).catch(() => false);
  return stored !== null && matches;
}
