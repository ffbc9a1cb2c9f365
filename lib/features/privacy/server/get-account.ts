import "server-only";
import { getCurrentUser } from "@/lib/features/experts/server/get-current-user";
import type { SignedIn } from "@/lib/server/actor";
import { AppError } from "@/lib/shared/errors";
import { findSignIn } from "./export-repository";

export type AccountOverview = {
  name: string;
  email: string;
  /** The person's own expert profile (decisions A7). */
  expertId: number | null;
  hasPassword: boolean;
  /** Ids of the providers that sign in to this account. */
  providers: string[];
};

/**
 * What the account page shows.
 * @throws AppError unauthenticated when the account has been deleted in the meantime
 */
export async function getAccount(actor: SignedIn): Promise<AccountOverview> {
  const [user, signIn] = await Promise.all([getCurrentUser(actor), findSignIn(actor.userId)]);
  if (!signIn) throw new AppError("authentication_required");
  return {
    name: `${actor.firstName} ${actor.lastName}`.trim(),
    email: actor.email,
    expertId: user.expertId ?? null,
    ...signIn,
  };
}
