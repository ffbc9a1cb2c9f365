import "server-only";
import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import NextAuth, { type AuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { AppError } from "@/lib/shared/errors";
import { sessionDays } from "@/lib/shared/retention";
import { actorFromToken, type SessionToken, type SignedIn } from "./actor";
import { identityOf, oauthProviders } from "./auth-providers";
import { clientAddress } from "./client-address";
import { readBytes } from "./http/request";
import { logger } from "./logger";
import { authSecret } from "./secret";
import { type ProviderIdentity, type SessionUser, SignInContinues, SignInRefused } from "./sign-in";
import { uuidv7 } from "./uuid";

const sessionSeconds = sessionDays * 24 * 3600;

/** Who decides about a sign-in and ends it: the use cases of the accounts feature, which this file may not know. */
export type SignInMethods = {
  withPassword(credentials: unknown, clientAddress: string): Promise<SessionUser>;
  withLink(credentials: unknown, clientAddress: string): Promise<SessionUser>;
  /** @param returnTo the address that the person wanted to come back to, as it was sent */
  withProvider(identity: ProviderIdentity, returnTo: string | null): Promise<SessionUser>;
  /** Signs out: ends the session of this sign-in, with every copy of its cookie. */
  endSession(signIn: string): Promise<void>;
};

/** What one request found out; next-auth itself carries only names and messages from step to step. */
type Attempt = {
  user?: SessionUser;
  actor?: SignedIn;
  failure?: unknown;
  /** Where a provider's sign-in goes on. */
  next?: string;
};

/** next-auth is CommonJS: some loaders hand over its exports in place of the default export. */
const callable = <T>(imported: T): T => (imported as { default?: T }).default ?? imported;

/**
 * next-auth's options for one request. Made per request and not at import, because `next build` has no
 * environment, and because `attempt` belongs to one request.
 */
function authOptions(
  attempt: Attempt,
  methods: SignInMethods,
  { address, returnTo }: { address: string; returnTo: string | null },
): AuthOptions {
  /** Runs a sign-in; a refusal becomes next-auth's error code, anything else is kept for `handleAuth` to throw. */
  const tryTo = async (signIn: () => Promise<SessionUser>) => {
    try {
      attempt.user = await signIn();
      return { id: String(attempt.user.userId) };
    } catch (error) {
      if (error instanceof SignInContinues) {
        attempt.next = error.address;
        return null;
      }
      if (!(error instanceof SignInRefused)) attempt.failure = error;
      throw new Error(error instanceof SignInRefused ? error.refusal : "Callback");
    }
  };
  const credentials = callable(CredentialsProvider);
  return {
    secret: authSecret(),
    session: { strategy: "jwt", maxAge: sessionSeconds },
    pages: { signIn: "/login", error: "/login" },
    providers: [
      credentials({
        id: "credentials",
        name: "Password",
        credentials: { email: { type: "email" }, password: { type: "password" }, code: { type: "text" } },
        authorize: (input) => tryTo(() => methods.withPassword(input, address)),
      }),
      credentials({
        id: "email-link",
        name: "Email link",
        credentials: { token: { type: "text" }, code: { type: "text" } },
        authorize: (input) => tryTo(() => methods.withLink(input, address)),
      }),
      ...oauthProviders(),
    ],
    callbacks: {
      async signIn({ account, profile }) {
        if (account?.type !== "oauth") return true;
        const claims = (profile ?? {}) as Record<string, unknown>;
        await tryTo(() =>
          methods.withProvider(identityOf(account.provider, account.providerAccountId, claims), returnTo),
        );
        return attempt.next ?? true;
      },
      async jwt({ token, account }) {
        // `account` is there only in the moment of signing in; later the token is checked against the database.
        if (account) return { ...required(attempt.user), signIn: uuidv7() };
        const actor = await actorFromToken(token as SessionToken);
        if (actor.kind === "guest") throw new Error("this session has ended");
        attempt.actor = actor;
        return { ...token, role: actor.kind };
      },
      session({ session }) {
        const { firstName, lastName, email } = required(attempt.actor);
        return { expires: session.expires, user: { name: `${firstName} ${lastName}`.trim(), email } };
      },
      redirect: ({ url, baseUrl }) => (isOfSite(url, baseUrl) ? new URL(url, baseUrl).href : baseUrl),
    },
    events: {
      async signOut({ token }) {
        const signIn = (token as SessionToken | null)?.signIn;
        if (!signIn) return;
        try {
          await methods.endSession(signIn);
        } catch (error) {
          // next-auth would only log it, take this browser's cookie away and answer as if it were done.
          attempt.failure = error;
        }
      },
    },
    logger: {
      error: (code, metadata) => {
        // A session that has ended is no fault; the cookie is simply taken away.
        const level = code === "JWT_SESSION_ERROR" ? "debug" : "warn";
        logger()[level]({ code, reason: reasonOf(metadata) }, "sign-in");
      },
      warn: (code) => logger().debug({ code }, "sign-in"),
      debug: () => {},
    },
  };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("next-auth went on without a sign-in");
  return value;
}

const isAddress = (url: string, base: string) => /^(?:https?:\/\/|\/)/.test(url) && URL.canParse(url, base);

function isOfSite(url: string, baseUrl: string): boolean {
  return URL.canParse(url, baseUrl) && new URL(url, baseUrl).origin === new URL(baseUrl).origin;
}

function reasonOf(metadata: unknown): string {
  const inner = (metadata as { error?: unknown } | null)?.error ?? metadata;
  return inner instanceof Error ? inner.message : "unknown";
}

/** The actions of next-auth that this product uses; its own HTML pages and its log endpoint are not among them. */
const actions: Record<string, readonly string[]> = {
  csrf: ["GET"],
  session: ["GET"],
  providers: ["GET"],
  error: ["GET"],
  signin: ["GET", "POST"],
  signout: ["POST"],
  callback: ["GET", "POST"],
};

/**
 * Answers /api/auth/[...nextauth]. Errors that are not refusals of a sign-in leave as errors, so that the route
 * wrapper gives them their status (429 with Retry-After, 500) and form.
 * @param path the segments after /api/auth
 * @throws AppError not_found, method_not_allowed, malformed, and what a sign-in method throws
 */
export async function handleAuth(
  request: NextRequest,
  path: string[],
  methods: SignInMethods,
): Promise<Response> {
  checkPath(request.method, path);
  const attempt: Attempt = {};
  const returnTo = request.cookies.getAll().find(({ name }) => name.endsWith("next-auth.callback-url"));
  // As of one in the query: next-auth would answer 500, as long as the browser keeps it.
  if (returnTo && !isAddress(returnTo.value, request.url)) (await cookies()).delete(returnTo.name);
  const options = authOptions(attempt, methods, {
    address: clientAddress(request),
    returnTo: returnTo?.value ?? null,
  });
  const context = { params: Promise.resolve({ nextauth: path }) };
  const answer: Response = await callable(NextAuth)(await tidied(request), context, options);
  if (attempt.failure) throw attempt.failure;
  return answer;
}

function checkPath(method: string, [action = "", providerId, ...rest]: string[]) {
  const notFound = new AppError("not_found");
  const methods = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!methods || rest.length > 0) throw notFound;
  const notAllowed = new AppError("method_not_possible", { method });
  if (!methods.includes(method)) throw notAllowed;
  if (providerId === undefined) {
    if (action === "callback") throw notFound;
    return;
  }
  const isCredentials = providerId === "credentials" || providerId === "email-link";
  const isKnown = isCredentials || oauthProviders().some(({ id }) => id === providerId);
  if (!isKnown || (action !== "callback" && action !== "signin")) throw notFound;
  // A password arrives by POST, a provider comes back by GET.
  if (action === "callback" && isCredentials !== (method === "POST")) throw notAllowed;
}

/**
 * The request as next-auth takes it without stumbling: a body of bounded size that is a flat form, and of the
 * query neither a callbackUrl nor an error code that it would answer with 500.
 */
async function tidied(request: NextRequest): Promise<NextRequest> {
  const url = new URL(request.url);
  const callbackUrl = url.searchParams.get("callbackUrl");
  if (callbackUrl !== null) {
    if (isOfSite(callbackUrl, url.origin))
      url.searchParams.set("callbackUrl", new URL(callbackUrl, url.origin).href);
    else url.searchParams.delete("callbackUrl");
  }
  if (!/^[\w-]{0,64}$/.test(url.searchParams.get("error") ?? "")) url.searchParams.delete("error");
  if (request.method !== "POST") return new NextRequest(url, { headers: request.headers });
  const fields = formFields(await readBytes(request, 16 * 1024), request.headers.get("content-type") ?? "");
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/x-www-form-urlencoded");
  headers.delete("content-length");
  return new NextRequest(url, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
}

function formFields(bytes: Uint8Array, contentType: string): Record<string, string> {
  const body = new TextDecoder().decode(bytes);
  if (!/^application\/json\s*(?:;|$)/i.test(contentType))
    return Object.fromEntries(new URLSearchParams(body));
  const malformed = new AppError("json_not_flat");
  let value: unknown;
  try {
    value = JSON.parse(body || "{}");
  } catch {
    throw malformed;
  }
  if (typeof value !== "object" || value === null) throw malformed;
  const entries = Object.entries(value);
  if (entries.some(([, field]) => typeof field === "object" && field !== null)) throw malformed;
  return Object.fromEntries(entries.map(([name, field]) => [name, String(field)]));
}
