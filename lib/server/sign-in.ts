import "server-only";

/** Whom a sign-in found, and all that the session token carries; names and rights are read anew per request. */
export type SessionUser = { userId: number; role: string; sessionVersion: number };

/** What a sign-in provider says about a person. */
export type ProviderIdentity = {
  provider: string;
  /** The provider's own, unchanging id of the person. */
  providerAccountId: string;
  email: string | null;
  /** The provider says that the person owns the address. Only then may it stand for an account here. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** Why nobody was signed in, as the sign-in page and the answer's URL name it. */
export type SignInRefusal =
  | "CredentialsSignin"
  | "EmailNotVerified"
  | "LinkExpired"
  | "OAuthAccountNotLinked"
  | "OAuthEmailMissing";

export class SignInRefused extends Error {
  constructor(readonly refusal: SignInRefusal) {
    super(refusal);
    this.name = "SignInRefused";
  }
}
