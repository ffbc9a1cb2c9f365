import "server-only";
import { consume } from "@/lib/server/rate-limit";
import { hashToken } from "@/lib/server/tokens";
import { AppError } from "@/lib/shared/errors";
import { limits } from "@/lib/shared/http/limits";

/** What a limit per account counts under: the address, hashed, so that the table of limits holds none. */
export const accountKey = (email: string): string => hashToken(email);

/**
 * Counts a request for a mail to this address, known or not.
 * @throws AppError rate_limited
 */
export const limitMailsTo = (email: string): Promise<void> =>
  consume(limits.mailRequestAccount, accountKey(email));

/**
 * Whether registering may send one more mail to this address. Registration answers the same either way, and
 * counts apart from the requests above, so that asking for links does not keep anybody from registering.
 */
export async function mayMailRegistration(email: string): Promise<boolean> {
  try {
    await consume(limits.mailRequestAccount, `register:${accountKey(email)}`);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}
