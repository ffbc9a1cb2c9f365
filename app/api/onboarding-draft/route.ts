import { onboardingDraft, onboardingStart, savedDraft } from "@/lib/features/onboarding/schemas";
import { deleteOnboardingDraft } from "@/lib/features/onboarding/server/delete-onboarding-draft";
import { getOnboardingDraft } from "@/lib/features/onboarding/server/get-onboarding-draft";
import { saveOnboardingDraft } from "@/lib/features/onboarding/server/save-onboarding-draft";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "user",
  summary: "The caller's onboarding draft, and what is known of them to begin with",
  rateLimit: limits.read,
  response: onboardingStart,
  handler: ({ actor }) => getOnboardingDraft(actor),
});

export const PUT = route({
  access: "user",
  summary: "Save the caller's onboarding draft in place of the earlier one",
  rateLimit: limits.onboardingDraft,
  body: onboardingDraft,
  // Room for what people paste into the summary.
  bodyLimit: 256 * 1024,
  response: savedDraft,
  handler: ({ actor, body }) => saveOnboardingDraft(actor, body),
});

export const DELETE = route({
  access: "user",
  summary: "Forget the caller's onboarding draft",
  rateLimit: limits.onboardingDraft,
  handler: ({ actor }) => deleteOnboardingDraft(actor),
});
