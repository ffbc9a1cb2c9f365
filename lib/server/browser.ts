import "server-only";
import { createHash } from "node:crypto";
import type { NextRequest } from "next/server";
import { getToken } from "next-auth/jwt";
import type { SessionToken } from "./actor";
import { authSecret } from "./secret";

/** What is kept of what a browser says about itself. */
const userAgentLength = 400;

/** How the browser of a request calls itself, without what no line of text can hold; null when it does not. */
export function userAgentOf(request: NextRequest): string | null {
  const name = (request.headers.get("user-agent") ?? "").replace(/[^\x20-\x7e\xa0-\xff]/g, "").trim();
  return name.slice(0, userAgentLength) || null;
}

/** SHA-256 in hex of what tells a signed-in browser from another: its sign-in, and how it calls itself. */
export async function browserHash(request: NextRequest): Promise<string> {
  const token = (await getToken({ req: request, secret: authSecret() })) as SessionToken | null;
  return createHash("sha256")
    .update(JSON.stringify([token?.userId, token?.sessionVersion, token?.signIn, userAgentOf(request)]))
    .digest("hex");
}
