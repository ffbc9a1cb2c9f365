import "server-only";
import type { CurrentUser } from "@/lib/features/accounts/schemas";
import type { Actor } from "@/lib/server/actor";
import { findOwnExpertId } from "./repository";

/** GET /api/auth/user (decisions A2): who is signed in, and which expert is their own (A7). */
export async function getCurrentUser(actor: Actor): Promise<CurrentUser> {
  if (actor.kind === "guest") return { isAuthenticated: false, isAdmin: false };
  return {
    firstName: actor.firstName,
    lastName: actor.lastName,
    email: actor.email,
    isAuthenticated: true,
    isAdmin: actor.kind === "admin",
    ...(actor.language ? { language: actor.language } : {}),
    expertId: await findOwnExpertId(actor.userId, actor.emailVerified ? actor.email : null),
  };
}
