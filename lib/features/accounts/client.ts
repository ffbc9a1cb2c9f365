import { ApiError, apiCall, apiFetch } from "@/lib/client/api";
import { pageLocale } from "@/lib/client/open-page";
import { rememberSession } from "@/lib/client/remembered-session";
import { localePath } from "@/lib/shared/locales";
import type * as api from "./api";
import type { PasswordSignInInput, RegisterForm, ResetPasswordInput } from "./schemas";

/** Why nobody was signed in: the code next-auth puts into the address of its answer. */
export type SignInFailure =
  | "CredentialsSignin"
  | "EmailNotVerified"
  | "LinkExpired"
  | "AccountSuspended"
  | "TwoFactorNeeded"
  | "TwoFactorWrong"
  | "unknown";

const known: readonly string[] = [
  "CredentialsSignin",
  "EmailNotVerified",
  "LinkExpired",
  "AccountSuspended",
  "TwoFactorNeeded",
  "TwoFactorWrong",
] satisfies SignInFailure[];

/**
 * Posts a form to next-auth with the CSRF token it wants, and gives the address it answers with.
 * @throws ApiError for an answer that names no address: 429, 500 and the like
 */
async function postToNextAuth(path: string, fields: Record<string, string>): Promise<URL> {
  const csrf = await apiFetch("GET", "/api/auth/csrf");
  const { csrfToken } = JSON.parse(await csrf.text()) as { csrfToken: string };
  const response = await fetch(`/api/auth/${path}`, {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...fields, csrfToken, json: "true" }),
  });
  const text = await response.text();
  let url: unknown;
  try {
    url = (JSON.parse(text) as { url?: unknown }).url;
  } catch {
    url = undefined;
  }
  // A refused sign-in is a 401 that names its reason in the address.
  if (typeof url !== "string") throw new ApiError(response.status, text, response.statusText);
  return new URL(url, window.location.href);
}

async function signIn(path: string, fields: Record<string, string>): Promise<SignInFailure | null> {
  const { searchParams } = await postToNextAuth(path, fields);
  const error = searchParams.get("error");
  if (error !== null) return known.includes(error) ? (error as SignInFailure) : "unknown";
  if (searchParams.has("csrf")) return "unknown";
  rememberSession(true);
  return null;
}

/** Null when signed in. @throws ApiError 429 after too many tries */
export const signInWithPassword = ({ email, password, code }: PasswordSignInInput) =>
  signIn("callback/credentials", { email, password, ...(code ? { code } : {}), callbackUrl: "/" });

/** Uses up the token of a mailed link, with a code where one is asked for. Null when signed in. @throws ApiError */
export const signInWithLink = (token: string, code = "") =>
  signIn("callback/email-link", { token, ...(code ? { code } : {}), callbackUrl: "/" });

/**
 * The provider's address to go to; it brings the person back to `returnTo`.
 * @throws Error when the provider could not be reached
 */
export async function providerSignInUrl(providerId: string, returnTo: string): Promise<string> {
  const url = await postToNextAuth(`signin/${encodeURIComponent(providerId)}`, {
    callbackUrl: localePath(pageLocale(), returnTo),
  });
  if (url.origin === window.location.origin) throw new Error(`${providerId} could not be reached`);
  return url.href;
}

const postRegistration = apiCall<typeof api.registerAccount>("POST /api/auth/register");
const postPasswordRequest = apiCall<typeof api.requestPasswordReset>("POST /api/auth/forgot-password");
const postNewPassword = apiCall<typeof api.resetPassword>("POST /api/auth/reset-password");
const postLinkRequest = apiCall<typeof api.requestSignInLink>("POST /api/auth/email-link");
const postVerificationRequest = apiCall<typeof api.resendVerification>("POST /api/auth/resend-verification");

const optionally = (returnTo: string | null) => (returnTo ? { returnTo } : {});

export const register = (fields: RegisterForm, returnTo: string | null) =>
  postRegistration({ body: { ...fields, ...optionally(returnTo) } });

export const forgotPassword = (email: string, returnTo: string | null) =>
  postPasswordRequest({ body: { email, ...optionally(returnTo) } });

export const resetPassword = (body: ResetPasswordInput) => postNewPassword({ body });

export const requestSignInLink = (email: string, returnTo: string | null) =>
  postLinkRequest({ body: { email, ...optionally(returnTo) } });

export const resendVerification = (email: string, returnTo: string | null) =>
  postVerificationRequest({ body: { email, ...optionally(returnTo) } });

const deleteSessions = apiCall<typeof api.signOutEverywhere>("DELETE /api/account/sessions");

/** Ends every session of the signed-in person, the one of this browser too. @throws ApiError */
export async function signOutEverywhere(): Promise<void> {
  await deleteSessions({});
  rememberSession(false);
}

const getTwoFactor = apiCall<typeof api.readTwoFactor>("GET /api/account/two-factor");
const postTwoFactor = apiCall<typeof api.beginTwoFactor>("POST /api/account/two-factor");
const postConfirmation = apiCall<typeof api.confirmTwoFactor>("POST /api/account/two-factor/confirm");
const postEnd = apiCall<typeof api.endTwoFactor>("POST /api/account/two-factor/end");

export const readTwoFactor = () => getTwoFactor({});

/** A new secret for the authenticator app. @throws ApiError 422 beside the password */
export const beginTwoFactor = (password: string) => postTwoFactor({ body: password ? { password } : {} });

/** Turns it on; the recovery codes are told this once. @throws ApiError 422 beside the code */
export const confirmTwoFactor = (code: string) => postConfirmation({ body: { code } });

export const endTwoFactor = (password: string, code: string) =>
  postEnd({ body: { ...(password ? { password } : {}), code } });
