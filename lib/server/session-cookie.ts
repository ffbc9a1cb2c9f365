import "server-only";
import type { NextRequest } from "next/server";

/**
 * The header that takes the session cookie of a request away, for when the session has ended. Over https the
 * cookie's name begins with "__Secure-", and browsers change such a one only when told so securely.
 */
export function endedSessionCookie(request: NextRequest): Record<string, string> {
  const cookie = request.cookies.getAll().find(({ name }) => name.endsWith("next-auth.session-token"));
  if (!cookie) return {};
  const secure = cookie.name.startsWith("__Secure-") ? "; Secure" : "";
  return { "Set-Cookie": `${cookie.name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}` };
}
