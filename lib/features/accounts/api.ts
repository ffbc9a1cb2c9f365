import { z } from "zod";
import { endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import {
  accountChange,
  currentUser,
  mailedLinkInput,
  messageAnswer,
  registerInput,
  resetPasswordInput,
} from "./schemas";
import {
  beginTwoFactorInput,
  confirmTwoFactorInput,
  endTwoFactorInput,
  recoveryCodes,
  twoFactorSetup,
  twoFactorState,
} from "./two-factor-schemas";

const nextAuthParams = z.object({ nextauth: z.array(z.string()).min(1) });

export const readNextAuth = endpoint({
  method: "GET",
  path: "/api/auth/{nextauth}",
  access: "public",
  summary: "next-auth: csrf, session, providers, sign-in page and the way back from a provider",
  rateLimit: limits.read,
  params: nextAuthParams,
});

export const postNextAuth = endpoint({
  method: "POST",
  path: "/api/auth/{nextauth}",
  access: "public",
  summary:
    "next-auth: sign in (callback/credentials, callback/email-link, each with `code` where a second factor is asked for; signin/{provider}) and sign out",
  params: nextAuthParams,
  errors: ["rate_limited"],
});

export const requestSignInLink = endpoint({
  method: "POST",
  path: "/api/auth/email-link",
  access: "public",
  summary: "Ask for a link that signs in",
  rateLimit: limits.mailRequest,
  body: mailedLinkInput,
  response: messageAnswer,
});

export const requestPasswordReset = endpoint({
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "public",
  summary: "Ask for a link to choose a new password",
  rateLimit: limits.mailRequest,
  body: mailedLinkInput,
  response: messageAnswer,
});

export const registerAccount = endpoint({
  method: "POST",
  path: "/api/auth/register",
  access: "public",
  summary: "Register an account; the answer is the same for a known address",
  rateLimit: limits.register,
  body: registerInput,
  response: messageAnswer,
  status: 201,
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/api/auth/resend-verification",
  access: "public",
  summary: "Ask for another verification link",
  rateLimit: limits.mailRequest,
  body: mailedLinkInput,
  response: messageAnswer,
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "public",
  summary: "Choose a new password with a mailed token; every session ends",
  rateLimit: limits.token,
  body: resetPasswordInput,
  response: messageAnswer,
});

export const getCurrentUser = endpoint({
  method: "GET",
  path: "/api/auth/user",
  access: "public",
  summary: "Who is signed in; two flags for a guest",
  rateLimit: limits.read,
  response: currentUser,
});

export const openLogin = endpoint({
  method: "GET",
  path: "/api/login",
  access: "public",
  summary: "To the sign-in page, keeping a same-origin returnTo",
  rateLimit: limits.read,
});

export const changeAccount = endpoint({
  method: "PATCH",
  path: "/api/account",
  access: "user",
  summary: "Choose the language of mails: en, fi or sv",
  rateLimit: limits.notification,
  body: accountChange,
  response: accountChange,
});

export const signOutEverywhere = endpoint({
  method: "DELETE",
  path: "/api/account/sessions",
  access: "user",
  summary: "Sign out everywhere: every session of the account ends, the one that asks too",
  rateLimit: limits.token,
  status: 204,
});

export const readTwoFactor = endpoint({
  method: "GET",
  path: "/api/account/two-factor",
  access: "user",
  summary: "Whether signing in asks for a second factor",
  rateLimit: limits.read,
  response: twoFactorState,
});

export const beginTwoFactor = endpoint({
  method: "POST",
  path: "/api/account/two-factor",
  access: "user",
  summary:
    "For administrators: a new secret for an authenticator app; nothing is asked for before it is confirmed",
  rateLimit: limits.token,
  body: beginTwoFactorInput,
  response: twoFactorSetup,
  errors: ["conflict", "not_possible_now"],
});

export const confirmTwoFactor = endpoint({
  method: "POST",
  path: "/api/account/two-factor/confirm",
  access: "user",
  summary: "Turn the second factor on with a code of the app; answers the recovery codes, once",
  rateLimit: limits.token,
  body: confirmTwoFactorInput,
  response: recoveryCodes,
  errors: ["conflict"],
});

export const endTwoFactor = endpoint({
  method: "POST",
  path: "/api/account/two-factor/end",
  access: "user",
  summary: "Turn the second factor off, with the password and a code",
  rateLimit: limits.token,
  body: endTwoFactorInput,
  response: twoFactorState,
  errors: ["conflict"],
});
