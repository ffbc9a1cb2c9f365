/**
 * How long each mailed link works, in minutes. Verification is generous: people read mail the next day. `open_account`
 * is the link in a mail about something that was done with the address (deal J1): it signs in like the one asked for.
 */
export const tokenLifetimeMinutes = {
  verify_email: 48 * 60,
  reset_password: 60,
  sign_in: 15,
  open_account: 7 * 24 * 60,
  change_email: 48 * 60,
} as const;

export type TokenPurpose = keyof typeof tokenLifetimeMinutes;

/** The links that sign in. */
export const signInPurposes = ["sign_in", "open_account"] as const satisfies readonly TokenPurpose[];

/** The kinds of this feature's mails. Most hold a link that opens an account, so their words are secrets. */
export const accountMailKinds = [
  "email_verification",
  "account_exists",
  "password_reset",
  "password_changed",
  "sign_in_link",
  "two_factor_changed",
  "recovery_code_used",
  "email_change",
  "admin_invitation",
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/** When a link of this purpose, sent at `now`, stops working. */
export function tokenExpiry(purpose: TokenPurpose, now: Date): Date {
  return new Date(now.getTime() + tokenLifetimeMinutes[purpose] * 60_000);
}

/** Longest return path that is kept; anything longer is no page of ours. */
const maxReturnToLength = 1024;

const isUnsafeCharacter = (character: string) =>
  character === "\\" || character <= " " || (character >= "\u007f" && character <= "\u009f");

/**
 * The path a person comes back to after signing in: absolute and on this site, normalised as a browser
 * would; null for anything else ("//evil.example", "/\evil.example", "https:…", control characters).
 * Decisions A1: `/api/login` keeps a same-origin returnTo only.
 */
export function safeReturnTo(value: unknown): string | null {
  if (typeof value !== "string" || value.length > maxReturnToLength || !value.startsWith("/")) return null;
  if ([...value].some(isUnsafeCharacter)) return null;
  const base = "http://site.invalid";
  let url: URL;
  try {
    url = new URL(value, base);
  } catch {
    return null;
  }
  // "/.//evil.example" stays on this origin but its path, written alone, would not: hence the second look.
  if (url.origin !== base || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The return path inside a full address of this site, as next-auth hands it to the sign-in page; null for others. */
export function returnToOfUrl(value: unknown, siteUrl: string): string | null {
  if (typeof value !== "string" || !URL.canParse(value)) return null;
  const { origin, pathname, search, hash } = new URL(value);
  if (origin !== new URL(siteUrl).origin) return null;
  return safeReturnTo(`${pathname}${search}${hash}`);
}

/** `path` with the given query parameters; absent ones are left out. */
export function pathWithQuery(path: string, parameters: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Why a sign-in did not happen, as the sign-in page words it. */
export type SignInProblem =
  | "credentials"
  | "unverifiedProvider"
  | "linkExpired"
  | "notLinked"
  | "suspended"
  | "emailMissing"
  | "provider"
  | "failed";

const signInProblems: Record<string, SignInProblem> = {
  CredentialsSignin: "credentials",
  EmailNotVerified: "unverifiedProvider",
  LinkExpired: "linkExpired",
  AccountSuspended: "suspended",
  OAuthAccountNotLinked: "notLinked",
  OAuthEmailMissing: "emailMissing",
  OAuthSignin: "provider",
  OAuthCallback: "provider",
  OAuthCreateAccount: "provider",
  Callback: "provider",
  AccessDenied: "provider",
};

/** What the `error` in the address of the sign-in page means; null without one. */
export function signInProblem(error: string | undefined): SignInProblem | null {
  if (!error) return null;
  return Object.hasOwn(signInProblems, error) ? (signInProblems[error] ?? "failed") : "failed";
}
