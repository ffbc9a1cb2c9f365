import * as api from "@/lib/features/accounts/api";
import { endSession } from "@/lib/features/accounts/server/end-sessions";
import { signInWithLink } from "@/lib/features/accounts/server/sign-in-with-link";
import { signInWithPassword } from "@/lib/features/accounts/server/sign-in-with-password";
import { signInWithProvider } from "@/lib/features/accounts/server/sign-in-with-provider";
import { adoptOwnApplications } from "@/lib/features/project-applications/server/adopt-applications";
import { handleAuth, type SignInMethods } from "@/lib/server/auth";
import { route } from "@/lib/server/http/route";
import type { SessionUser } from "@/lib/server/sign-in";

/** What was sent before somebody signed in joins their account. */
async function joining(signedIn: Promise<SessionUser>): Promise<SessionUser> {
  const user = await signedIn;
  await adoptOwnApplications(user);
  return user;
}

const methods: SignInMethods = {
  withPassword: (...signIn) => joining(signInWithPassword(...signIn)),
  withLink: (...signIn) => joining(signInWithLink(...signIn)),
  withProvider: (...signIn) => joining(signInWithProvider(...signIn)),
  endSession,
};

export const GET = route(api.readNextAuth, {
  handler: ({ request, params }) => handleAuth(request, params.nextauth, methods),
});

/** Guesses are limited by the sign-in itself, per address and per account. */
export const POST = route(api.postNextAuth, {
  handler: ({ request, params }) => handleAuth(request, params.nextauth, methods),
});
