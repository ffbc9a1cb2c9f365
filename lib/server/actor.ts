import "server-only";
import type { NextRequest } from "next/server";
import { getToken } from "next-auth/jwt";
import { acceptedLocale, defaultLocale, type Locale } from "@/lib/shared/locales";
import { env } from "./env";
import { hotRead, kysely } from "./kysely";
import { authSecret } from "./secret";

/** Who asks, and in which language. Never undefined: a visitor without a session is a guest. */
export type Guest = { kind: "guest"; locale: Locale };
export type SignedIn = {
  kind: "user" | "admin";
  userId: number;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** In which this request is answered. */
  locale: Locale;
  /** Of the person's mails. */
  language?: Locale | undefined;
  /** Which of the person's sign-ins this is. */
  signIn?: string;
  /** An administrator who has to set up two-factor sign-in before they are one here (ADMIN_TWO_FACTOR). */
  needsTwoFactor?: true;
};
export type Actor = Guest | SignedIn;

declare const isChecked: unique symbol;
/** An administrator: what the use cases of the administration ask for. Only `asAdmin` makes one. */
export type AdminActor = SignedIn & { kind: "admin"; readonly [isChecked]: true };

/** The actor as an administrator; null for everybody else. */
export const asAdmin = (actor: Actor): AdminActor | null =>
  actor.kind === "admin" ? (actor as AdminActor) : null;

export const guest: Guest = { kind: "guest", locale: defaultLocale };

const guestIn = (locale: Locale): Guest => (locale === defaultLocale ? guest : { kind: "guest", locale });

/** The part of the session token that identifies; roles are read from the database each time. */
export type SessionToken = {
  userId?: number;
  sessionVersion?: number;
  role?: string;
  /** Unlike that of every other sign-in; the session keeps it to its end. */
  signIn?: string;
  /** A code of the second factor was right in this sign-in. */
  secondFactor?: boolean;
};

const readUser = hotRead("actor-user", ({ id, signIn }: { id: number; signIn: string }) =>
  kysely()
    .selectFrom("users")
    .leftJoin("twoFactors", (on) =>
      on.onRef("twoFactors.userId", "=", "users.id").on("confirmedAt", "is not", null),
    )
    .leftJoin("endedSessions", (on) => on.on("endedSessions.signIn", "=", signIn))
    .select(["id", "email", "emailVerifiedAt", "role", "sessionVersion", "firstName", "lastName", "language"])
    .select(["suspendedAt", "confirmedAt as twoFactorSince", "setUpIn", "endedAt"])
    .where("id", "=", id),
);

/**
 * The signed-in user behind a session token, as the database knows them now. A token whose session
 * version is behind (the password changed), whose sign-in was signed out of, whose user is gone or suspended, or who has
 * a second factor that this sign-in has not passed, is a guest; so is one without the id of its sign-in, which nobody
 * could end.
 */
export async function actorFromToken(
  token: SessionToken | null,
  locale: Locale = defaultLocale,
): Promise<Actor> {
  if (typeof token?.userId !== "number" || !token.signIn) return guestIn(locale);
  const { userId, signIn, sessionVersion, secondFactor } = token;
  const [user] = await readUser({ id: userId, signIn });
  if (!user || user.sessionVersion !== sessionVersion || user.endedAt || user.suspendedAt)
    return guestIn(locale);
  const hasPassed = secondFactor === true || signIn === user.setUpIn;
  if (user.twoFactorSince && !hasPassed) return guestIn(locale);
  const isAdmin = user.role === "admin";
  const needsTwoFactor = isAdmin && !user.twoFactorSince && env().ADMIN_TWO_FACTOR === "required";
  return {
    kind: isAdmin && !needsTwoFactor ? "admin" : "user",
    userId: user.id,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    firstName: user.firstName,
    lastName: user.lastName,
    locale,
    language: user.language,
    signIn,
    ...(needsTwoFactor ? { needsTwoFactor } : {}),
  };
}

/** The actor of a request, in the language that it asks for. Costs nothing without a session cookie, one read by key with one. */
export async function actorFromRequest(request: NextRequest): Promise<Actor> {
  const locale = acceptedLocale(request.headers.get("accept-language"));
  if (!request.headers.get("cookie")?.includes("next-auth.session-token")) return guestIn(locale);
  const token = await getToken({ req: request, secret: authSecret() });
  return actorFromToken(token as SessionToken | null, locale);
}

/** The actor of a page, in the page's language (its cookies are read, so the page is rendered per request). */
export async function actorFromCookies(): Promise<Actor> {
  const [{ cookies, headers }, { getLocale }] = await Promise.all([
    import("next/headers"),
    import("next-intl/server"),
  ]);
  const [jar, head, locale] = [await cookies(), await headers(), await getLocale()];
  const request = {
    cookies: Object.fromEntries(jar.getAll().map(({ name, value }) => [name, value])),
    headers: head,
  };
  const token = await getToken({ req: request as never, secret: authSecret() });
  return actorFromToken(token as SessionToken | null, locale);
}
