import "server-only";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { wordFault } from "@/lib/server/http/errors";
import { brand } from "@/lib/shared/brand";
import { AppError } from "@/lib/shared/errors";
import { defaultLocale } from "@/lib/shared/locales";
import { validationMessages } from "@/lib/shared/validation";
import { passwordProblem } from "../password-rules";
import { adminInput, passwordMessages } from "../schemas";
import { hashPassword } from "./passwords";
import { createAccount, dropUnprovenCredentials, findAccountByEmail, promoteToAdmin } from "./repository";

/**
 * Creates the first administrator, or promotes the account with this address (decisions A15); the address counts
 * as verified. A promoted account gets this password, because whoever registered the address before may not be
 * its owner. One that is an administrator already is left as it is: a password changed in the application is not
 * turned back at the next start.
 * @throws AppError invalid, which names ADMIN_EMAIL or ADMIN_PASSWORD
 */
export async function ensureAdmin(input: {
  email: string;
  password: string;
}): Promise<"created" | "promoted" | "unchanged"> {
  const parsed = adminInput.safeParse(input, { error: validationMessages });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const variable = issue?.path[0] === "email" ? "ADMIN_EMAIL" : "ADMIN_PASSWORD";
    throw refused(variable, issue?.message ?? passwordMessages.personal);
  }
  const { email, password } = parsed.data;
  const existing = await findAccountByEmail(email);
  if (existing?.role === "admin") return "unchanged";
  if (passwordProblem(password, { email })) {
    throw refused("ADMIN_PASSWORD", passwordMessages.personal);
  }
  const passwordHash = await hashPassword(password);
  return transaction(async (tx) => {
    const instant = now();
    const created = await createAccount(tx, {
      email,
      firstName: brand.name,
      lastName: "Administrator",
      passwordHash,
      emailVerifiedAt: instant,
      role: "admin",
    });
    if (created) return "created";
    const account = await findAccountByEmail(email, tx);
    if (!account || account.role === "admin") return "unchanged";
    await dropUnprovenCredentials(tx, account.id);
    await promoteToAdmin(tx, account.id, passwordHash, instant);
    return "promoted";
  });
}

/** Read by whoever starts the server, before anybody has a language. */
const refused = (variable: string, problem: string) =>
  new AppError("admin_refused", { variable, problem: wordFault(problem, defaultLocale) });
