import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { transaction } from "@/lib/server/db";
import { deleteDraft } from "./repository";

/** DELETE /api/onboarding-draft: forgets the caller's own draft; nothing to forget is fine. */
export async function deleteOnboardingDraft(actor: SignedIn): Promise<undefined> {
  await transaction((tx) => deleteDraft(tx, actor.userId));
}
