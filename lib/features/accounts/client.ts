import { ApiError, apiRequest } from "@/lib/client/api";
import type { ForgotPasswordInput, MessageAnswer, RegisterForm, ResetPasswordInput } from "./schemas";

/** Why nobody was signed in: the code next-auth puts into the address of its answer. */
export type SignInFailure = "CredentialsSignin" | "EmailNotVerified" | "LinkExpired" | "unknown";

const known: readonly string[] = [
  "CredentialsSignin",
  "EmailNotVerified",
  "LinkExpired",
] satisfies SignInFailure[];

/**
 * Posts a form to next-auth with the CSRF token it wants, and gives the address it answers with.
 * @throws ApiError for an answer that names no address: 429, 500 and the like
 */
async function postToNextAuth(path: string, fields: Record<string, string>): Promise<URL> {
  const { csrfToken } = await apiRequest<{ csrfToken: string }>("GET", "/api/auth/csrf");
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
  return searchParams.has("csrf") ? "unknown" : null;
}

/** Null when signed in. @throws ApiError 429 after too many tries */
export const signInWithPassword = (fields: { email: string; password: string }) =>
  signIn("callback/credentials", { email: fields.email, password: fields.password, callbackUrl: "/" });

/** Uses up the token of a mailed link. Null when signed in. @throws ApiError */
export const signInWithLink = (token: string) => signIn("callback/email-link", { token, callbackUrl: "/" });

/**
 * The provider's address to go to; it brings the person back to `returnTo`.
 * @throws Error when the provider could not be reached
 */
export async function providerSignInUrl(providerId: string, returnTo: string): Promise<string> {
  const url = await postToNextAuth(`signin/${encodeURIComponent(providerId)}`, { callbackUrl: returnTo });
  if (url.origin === window.location.origin) throw new Error(`${providerId} could not be reached`);
  return url.href;
}

/** A full page load, so that nothing of the page before the sign-in stays in memory. */
export const openPage = (path: string): void => window.location.assign(path);

export const register = (fields: RegisterForm, returnTo: string | null) =>
  apiRequest<MessageAnswer>("POST", "/api/auth/register", { ...fields, ...(returnTo ? { returnTo } : {}) });

export const forgotPassword = (fields: ForgotPasswordInput) =>
  apiRequest<MessageAnswer>("POST", "/api/auth/forgot-password", fields);

export const resetPassword = (fields: ResetPasswordInput) =>
  apiRequest<MessageAnswer>("POST", "/api/auth/reset-password", fields);

export const requestSignInLink = (email: string, returnTo: string | null) =>
  apiRequest<MessageAnswer>("POST", "/api/auth/email-link", { email, ...(returnTo ? { returnTo } : {}) });

export const resendVerification = (email: string, returnTo: string | null) =>
  apiRequest<MessageAnswer>("POST", "/api/auth/resend-verification", {
    email,
    ...(returnTo ? { returnTo } : {}),
  });
