import "server-only";
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { authSecret } from "./secret";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** A key for one purpose, made of the secret that signs sessions. */
const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync("sha256", authSecret(), "", purpose, 32));

/** A secret as it may be stored: whoever reads the database alone cannot use it. */
export function lockText(plain: string, purpose: string): string {
  const iv = randomBytes(ivBytes);
  const locking = createCipheriv(cipher, keyFor(purpose), iv);
  const locked = Buffer.concat([locking.update(plain, "utf8"), locking.final()]);
  return Buffer.concat([iv, locking.getAuthTag(), locked]).toString("base64url");
}

/**
 * What `lockText` locked for the same purpose.
 * @throws Error when it was changed, or NEXTAUTH_SECRET is another one
 */
export function unlockText(stored: string, purpose: string): string {
  const bytes = Buffer.from(stored, "base64url");
  const opening = createDecipheriv(cipher, keyFor(purpose), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return opening.update(bytes.subarray(ivBytes + tagBytes), undefined, "utf8") + opening.final("utf8");
}

/** A hash for short codes that a fast computer could guess from a plain one. */
export const keyedHash = (text: string, purpose: string): string =>
  createHmac("sha256", keyFor(purpose)).update(text).digest("base64url");
