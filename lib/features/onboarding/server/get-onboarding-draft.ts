import "server-only";
import { findApplicationOf } from "@/lib/features/expert-applications/server/repository";
import { findUnclaimedExpert } from "@/lib/features/experts/server/creation-repository";
import { findLinkedExpertId } from "@/lib/features/experts/server/repository";
import type { SignedIn } from "@/lib/server/actor";
import { toEuros } from "@/lib/shared/money";
import { type OnboardingStart, onboardingDraft, type Prefill, type SavedDraft } from "../schemas";
import { findDraft, type StoredDraft } from "./repository";

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

/** By a verified address (decisions A7): the profile before the application it came from, no rejected one. */
async function findKnownPerson(verifiedEmail: string) {
  const profile = await findUnclaimedExpert(verifiedEmail);
  if (profile) return { source: "profile", ...profile } as const;
  const application = await findApplicationOf(verifiedEmail);
  if (!application) return null;
  const { portfolio, ...fields } = application;
  return {
    source: "application" as const,
    ...fields,
    portfolioUrl: portfolio,
    skillMastery: {},
    availability: null,
    languages: [],
    caseStudies: [],
    certificates: [],
    education: [],
  };
}

type KnownPerson = Awaited<ReturnType<typeof findKnownPerson>>;

function prefillOf(actor: SignedIn, known: KnownPerson): Prefill {
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
