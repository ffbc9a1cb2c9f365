import { z } from "zod";
import { signInWithLink } from "@/lib/features/accounts/server/sign-in-with-link";
import { signInWithPassword } from "@/lib/features/accounts/server/sign-in-with-password";
import { signInWithProvider } from "@/lib/features/accounts/server/sign-in-with-provider";
import { handleAuth, type SignInMethods } from "@/lib/server/auth";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

const methods: SignInMethods = {
  withPassword: signInWithPassword,
  withLink: signInWithLink,
  withProvider: signInWithProvider,
};
const params = z.object({ nextauth: z.array(z.string()).min(1) });

export const GET = route({
  access: "public",
  summary: "next-auth: csrf, session, providers, sign-in page and the way back from a provider",
  rateLimit: limits.read,
  params,
  handler: ({ request, params }) => handleAuth(request, params.nextauth, methods),
});

/** Guesses are limited by the sign-in itself, per address and per account. */
export const POST = route({
  access: "public",
  summary: "next-auth: sign in (callback/credentials, callback/email-link, signin/{provider}) and sign out",
  params,
  handler: ({ request, params }) => handleAuth(request, params.nextauth, methods),
});
