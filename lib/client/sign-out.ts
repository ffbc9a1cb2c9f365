import { openPage } from "./open-page";
import { rememberSession } from "./remembered-session";

/**
 * Ends the session through next-auth, on the server too, and opens a page anew, so that nothing of the old session stays
 * in memory. next-auth wants its own CSRF token with the form-encoded call.
 * @param to the home page by default
 * @throws Error when the server did not confirm; the person may then still be signed in.
 */
export async function signOut(to = "/"): Promise<void> {
  const csrf = await fetch("/api/auth/csrf", { credentials: "include" });
  if (!csrf.ok) throw new Error(`${csrf.status}: ${csrf.statusText}`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const answer = await fetch("/api/auth/signout", {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ csrfToken, callbackUrl: "/", json: "true" }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  // Without the token that it wants it does nothing, and answers with the address of its own page.
  const { url } = (await answer.json()) as { url: string };
  if (new URL(url).searchParams.has("csrf")) throw new Error("next-auth did not take its CSRF token");
  rememberSession(false);
  openPage(to);
}
