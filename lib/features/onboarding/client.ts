import type { z } from "zod";
import { apiCall } from "@/lib/client/api";
import { storedObject } from "@/lib/client/storage";
import { toPersonalityFields } from "@/lib/features/personality/rules";
import type * as api from "./api";
import { type createExpertInput, localDraft, type OnboardingDraft } from "./schemas";

const getDraft = apiCall<typeof api.getOnboardingDraft>("GET /api/onboarding-draft");
const putDraft = apiCall<typeof api.saveOnboardingDraft>("PUT /api/onboarding-draft");
const deleteDraft = apiCall<typeof api.deleteOnboardingDraft>("DELETE /api/onboarding-draft");
const postExpert = apiCall<typeof api.createExpert>("POST /api/experts");

/** A draft that nobody comes back to is not brought up again for ever. */
const draftDays = 30;

/** The wizard's state in this browser: a guest's draft, and what has not reached the server yet. */
export const storedOnboardingDraft = storedObject({
  area: "local",
  key: "onboardingDraft",
  schema: localDraft,
  maxAgeMs: draftDays * 86_400_000,
});

/** How the wizard begins for who is signed in (GET /api/onboarding-draft). */
export const getOnboardingStart = (signal?: AbortSignal) => getDraft({}, signal ? { signal } : {});

/**
 * Saves the draft of who is signed in (PUT).
 * @param seen when the draft was saved that this one was made from; null where there was none
 */
export const saveOnboardingDraft = (draft: OnboardingDraft, seen: string | null | undefined) =>
  putDraft({ body: { ...draft, seen } });

/** Forgets the draft of who is signed in (DELETE). */
export const deleteOnboardingDraft = () => deleteDraft();

/**
 * Creates the profile (POST /api/experts) with what the wizard knows; what it does not ask has its documented default
 * on the server. Scores go with it only when they may be kept.
 */
export function createProfile(draft: OnboardingDraft) {
  const { fields, completedSteps, personalityScores } = draft;
  const payload = {
    // What is no number, or not chosen yet, goes as it is, for the server to refuse.
    ...(fields as unknown as z.input<typeof createExpertInput>),
    ...(personalityScores ? toPersonalityFields(personalityScores) : {}),
    personalityTestCompleted: completedSteps.includes("personality-test"),
    personalityConsent: personalityScores !== null,
  };
  return postExpert({ body: payload });
}
