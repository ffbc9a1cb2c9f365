import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import type { ExpertViewer } from "./repository";

/** What decides whose full records somebody may see and change (decisions A7). */
export const viewerOf = (actor: SignedIn): ExpertViewer => ({
  userId: actor.userId,
  verifiedEmail: actor.emailVerified ? actor.email : null,
  isAdmin: actor.kind === "admin",
});
