import "server-only";
import type { NextRequest } from "next/server";
import { env } from "./env";

/**
 * The address a request comes from, for rate limits. The server puts the socket's address last in
 * X-Forwarded-For; TRUSTED_PROXIES says how many entries from the right our own proxies wrote.
 */
export function clientAddress(request: NextRequest): string {
  const chain = (request.headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-1 - env().TRUSTED_PROXIES) ?? chain[0] ?? "unknown";
}
