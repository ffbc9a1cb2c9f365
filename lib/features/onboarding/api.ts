import { fullExpert } from "@/lib/features/experts/schemas";
import { endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { createExpertInput, onboardingStart, saveDraftInput, savedDraft } from "./schemas";

export const createExpert = endpoint({
  method: "POST",
  path: "/api/experts",
  access: "user",
  summary: "Create the caller's own expert profile, which then waits for its review",
  rateLimit: limits.profileCreation,
  body: createExpertInput,
  response: fullExpert,
  status: 201,
  errors: ["conflict"],
});

export const getOnboardingDraft = endpoint({
  method: "GET",
  path: "/api/onboarding-draft",
  access: "user",
  summary: "The caller's onboarding draft, and what is known of them to begin with",
  rateLimit: limits.read,
  response: onboardingStart,
});

export const saveOnboardingDraft = endpoint({
  method: "PUT",
  path: "/api/onboarding-draft",
  access: "user",
  summary: "Save the caller's onboarding draft in place of the one it was made from",
  rateLimit: limits.onboardingDraft,
  body: saveDraftInput,
  response: savedDraft,
  errors: ["conflict"],
});

export const deleteOnboardingDraft = endpoint({
  method: "DELETE",
  path: "/api/onboarding-draft",
  access: "user",
  summary: "Forget the caller's onboarding draft",
  rateLimit: limits.onboardingDraft,
});
