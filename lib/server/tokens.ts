import "server-only";
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { pathId } from "@/lib/shared/text";
import { authSecret } from "./secret";

/** An unguessable token of 256 bits for links and one-time use, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token: its SHA-256 in hex. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * An unguessable token of 256 bits that is made again from its subject ("contract:17:client") whenever an answer is
 * repeated, so that only its hash need be stored.
 */
export const derivedToken = (subject: string): string =>
  createHmac("sha256", authSecret()).update(subject).digest("base64url");

/** Whether a token that somebody sent is the right one, in a time that does not tell how much of it is. */
export function isSameToken(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Which thing a token such as "17-<secret>" names; whether it opens it is another question. Null for what cannot be one. */
export function idOfToken(token: string): number | null {
  const [, id] = /^([1-9]\d{0,9})-[\w-]{43}$/.exec(token) ?? [];
  return id === undefined ? null : (pathId.safeParse(id).data ?? null);
}
