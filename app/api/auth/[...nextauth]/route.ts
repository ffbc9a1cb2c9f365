import * as api from "@/lib/features/accounts/api";
import { signInWithLink } from "@/lib/features/accounts/server/sign-in-with-link";
import { signInWithPassword } from "@/lib/features/accounts/server/sign-in-with-password";
import { signInWithProvider } from "@/lib/features/accounts/server/sign-in-with-provider";
import { handleAuth, type SignInMethods } from "@/lib/server/auth";
import { route } from "@/lib/server/http/route";

const methods: SignInMethods = {
  withPassword: signInWithPassword,
  withLink: signInWithLink,
  withProvider: signInWithProvider,
};

export const GET = route(api.readNextAuth, {
  handler: ({ request, params }) => handleAuth(request, params.nextauth, methods),
});

/** Guesses are limited by the sign-in itself, per address and per account. */
export const POST = route(api.postNextAuth, {
  handler: ({ request, params }) => handleAuth(request, params.nextauth, methods),
});
