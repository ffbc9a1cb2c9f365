import "server-only";

/** Whom a sign-in found, and all that the session token carries; names and rights are read anew per request. */
export type SessionUser = {
  userId: number;
  role: string;
  sessionVersion: number;
  /** A code of the second factor was right in this sign-in. */
  secondFactor?: boolean;
};

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
  | "OAuthEmailMissing"
  | "AccountSuspended"
  | "TwoFactorNeeded"
  | "TwoFactorWrong";

export class SignInRefused extends Error {
  constructor(readonly refusal: SignInRefusal) {
    super(refusal);
    this.name = "SignInRefused";
  }
}

/** A provider vouches for somebody who has a second factor: the sign-in goes on where it is asked for. */
export class SignInContinues extends Error {
  /** @param address where, on this site */
  constructor(readonly address: string) {
    super("a second factor is asked for");
    this.name = "SignInContinues";
  }
}
