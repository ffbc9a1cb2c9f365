import { GET as getAuth, POST as postAuth } from "@/app/api/auth/[...nextauth]/route";
import { type Answer, call } from "./call";

const cookiesOf = ({ headers }: Answer<unknown>): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

export type SignIn = {
  status: number;
  /** next-auth's name of why not, e.g. CredentialsSignin. */
  error: string | null;
  /** For the Cookie header of further requests; null when nobody was signed in. */
  cookie: string | null;
  /** The whole Set-Cookie line of the session. */
  setCookie: string | null;
  answer: Answer<{ url?: string; code?: string; message?: string }>;
};

/** Sends a form to next-auth as its own browser client does: with the token against cross-site requests. */
export async function postToNextAuth(
  path: string[],
  fields: object,
  cookie = "",
  headers: Record<string, string> = {},
) {
  const csrf = await call<{ csrfToken: string }>(getAuth, {
    path: "/api/auth/csrf",
    params: { nextauth: ["csrf"] },
  });
  return call<{ url?: string; code?: string; message?: string }>(postAuth, {
    method: "POST",
    path: `/api/auth/${path.join("/")}`,
    params: { nextauth: path },
    body: { ...fields, csrfToken: csrf.body.csrfToken, json: true },
    headers: { cookie: [cookiesOf(csrf), cookie].filter(Boolean).join("; "), ...headers },
  });
}

/** Signs in with a password, or with the token of a mailed link. */
export async function signIn(
  fields: { email: string; password: string; code?: string } | { token: string; code?: string },
  headers: Record<string, string> = {},
): Promise<SignIn> {
  const provider = "token" in fields ? "email-link" : "credentials";
  const answer = await postToNextAuth(["callback", provider], fields, "", headers);
  const setCookie =
    answer.headers.getSetCookie().find((each) => each.startsWith("next-auth.session-token=")) ?? null;
  return {
    status: answer.status,
    error: answer.body.url ? new URL(answer.body.url).searchParams.get("error") : null,
    cookie: setCookie?.split(";")[0] ?? null,
    setCookie,
    answer,
  };
}
