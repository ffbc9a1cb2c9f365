import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** An unguessable token of 256 bits for links and one-time use, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token: its SHA-256 in hex. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
