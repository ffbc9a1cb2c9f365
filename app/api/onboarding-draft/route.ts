import * as api from "@/lib/features/onboarding/api";
import { deleteOnboardingDraft } from "@/lib/features/onboarding/server/delete-onboarding-draft";
import { getOnboardingDraft } from "@/lib/features/onboarding/server/get-onboarding-draft";
import { saveOnboardingDraft } from "@/lib/features/onboarding/server/save-onboarding-draft";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getOnboardingDraft, { handler: ({ actor }) => getOnboardingDraft(actor) });

export const PUT = route(api.saveOnboardingDraft, {
  // Room for what people paste into the summary.
  bodyLimit: 256 * 1024,
  handler: ({ actor, body }) => saveOnboardingDraft(actor, body),
});

export const DELETE = route(api.deleteOnboardingDraft, {
  handler: ({ actor }) => deleteOnboardingDraft(actor),
});
