import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { toEuros } from "@/lib/shared/money";
import { type OnboardingStart, onboardingDraft, type Prefill, type SavedDraft } from "../schemas";
import {
  findDraft,
  findKnownPerson,
  findLinkedExpertId,
  type KnownPerson,
  type StoredDraft,
} from "./repository";

/**
 * GET /api/onboarding-draft: how the wizard begins for the caller. Their own draft, what is known of them by their
 * verified address (decisions A7), and the profile they have already.
 */
export async function getOnboardingDraft(actor: SignedIn): Promise<OnboardingStart> {
  const [stored, known, expertId] = await Promise.all([
    findDraft(actor.userId),
    actor.emailVerified ? findKnownPerson(actor.email) : null,
    findLinkedExpertId(actor.userId),
  ]);
  return { saved: stored && readDraft(stored), prefill: prefillOf(actor, known), expertId };
}

/** A draft of an earlier form of the wizard that does not fit any more is none. */
function readDraft({ draft, updatedAt, ...progress }: StoredDraft): SavedDraft | null {
  if (typeof draft !== "object" || draft === null) return null;
  const parsed = onboardingDraft.safeParse({ ...draft, ...progress });
  return parsed.success ? { draft: parsed.data, updatedAt: updatedAt.toISOString() } : null;
}

function prefillOf(actor: SignedIn, known: KnownPerson | null): Prefill {
  const account = { name: [actor.firstName, actor.lastName].filter(Boolean).join(" "), email: actor.email };
  if (!known) return { source: "account", fields: account };
  const { source, hourlyRateCents, location, portfolioUrl, availability, ...fields } = known;
  return {
    source,
    fields: {
      ...fields,
      email: actor.email,
      hourlyRate: String(toEuros(hourlyRateCents)),
      location: location ?? "",
      portfolioUrl: portfolioUrl ?? "",
      availability: availability === "busy" ? "busy" : "available",
    },
  };
}
