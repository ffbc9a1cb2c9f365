import "server-only";
import { env } from "./env";

/** The key that signs sessions. `npm start` makes one in DATA_DIR when none is set. */
export function authSecret(): string {
  const secret = env().NEXTAUTH_SECRET;
  if (!secret) throw new Error("NEXTAUTH_SECRET is not set");
  return secret;
}
