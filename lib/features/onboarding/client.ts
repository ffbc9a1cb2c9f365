import type { z } from "zod";
import { apiRequest } from "@/lib/client/api";
import { storedObject } from "@/lib/client/storage";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { toPersonalityFields } from "@/lib/features/personality/rules";
import {
  type createExpertInput,
  localDraft,
  type OnboardingDraft,
  type OnboardingStart,
  type SavedDraft,
} from "./schemas";

const path = "/api/onboarding-draft";

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
export const getOnboardingStart = (signal?: AbortSignal): Promise<OnboardingStart> =>
  apiRequest<OnboardingStart>("GET", path, undefined, signal ? { signal } : {});

/** Saves the draft of who is signed in (PUT). */
export const saveOnboardingDraft = (draft: OnboardingDraft): Promise<SavedDraft> =>
  apiRequest<SavedDraft>("PUT", path, draft);

/** Forgets the draft of who is signed in (DELETE). */
export const deleteOnboardingDraft = (): Promise<void> => apiRequest<void>("DELETE", path);

/**
 * Creates the profile (POST /api/experts) with what the wizard knows; what it does not ask has its documented default
 * on the server. Scores go with it only when they may be kept.
 */
export function createProfile(draft: OnboardingDraft): Promise<FullExpert> {
  const { fields, completedSteps, personalityScores } = draft;
  const payload: z.input<typeof createExpertInput> = {
    ...fields,
    // What is no number goes as it is, for the server to refuse.
    experienceYears: fields.experienceYears as number | undefined,
    ...(personalityScores ? toPersonalityFields(personalityScores) : {}),
    personalityTestCompleted: completedSteps.includes("personality-test"),
    personalityConsent: personalityScores !== null,
  };
  return apiRequest<FullExpert>("POST", "/api/experts", payload);
}
