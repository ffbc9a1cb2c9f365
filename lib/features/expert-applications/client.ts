import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ApiError, apiRequest } from "@/lib/client/api";
import type { Attempt } from "@/lib/client/idempotency-key";
import { storedObject } from "@/lib/client/storage";
import { splitSkills } from "./rules";
import {
  type ApplicationForm,
  type ApplicationFormValues,
  applicationDefaults,
  applicationDraft,
  type ExpertApplicationCreated,
} from "./schemas";
import type { SuggestedSkill } from "./skill-suggestions";

/** The half-filled application in this browser (000 §4). */
export const storedApplicationDraft = storedObject<Partial<ApplicationForm>>({
  area: "local",
  key: "expertApplicationDraft",
  schema: applicationDraft,
});

/** An untouched form (000 §9). No arrangement is chosen: none means remote. */
export const emptyApplication: Required<ApplicationForm> = {
  name: "",
  title: "",
  email: "",
  phone: "",
  description: "",
  skills: "",
  experienceYears: applicationDefaults.experienceYears,
  hourlyRate: applicationDefaults.hourlyRate,
  weeklyAvailabilityHours: applicationDefaults.weeklyAvailabilityHours,
  workArrangement: [],
  location: "",
  workRadius: applicationDefaults.workRadius,
  portfolio: "",
  linkedinUrl: "",
  githubUrl: "",
  resume: "",
  website: "",
};

/**
 * Sends an application (POST /api/expert-applications). Sent again with the same attempt, it counts once.
 * @throws ApiError when the server refuses it; TypeError without connection
 */
export function submitExpertApplication(
  values: ApplicationFormValues,
  attempt: Attempt,
): Promise<ExpertApplicationCreated> {
  return apiRequest<ExpertApplicationCreated>("POST", "/api/expert-applications", values, {
    headers: { "Idempotency-Key": attempt.key },
  });
}

/** Whether the server refused because this address has applied before (000 §8). */
export function isDuplicateApplication(error: unknown): boolean {
  return error instanceof ApiError && error.body?.reason === "application_exists";
}

/** What goes with the title and the skills typed so far; the last answer stays until the next one is there. */
export function skillSuggestionsQuery(title: string, skills: string) {
  const query = new URLSearchParams();
  const [wishedTitle, entered] = [title.trim().slice(0, 200), splitSkills(skills).join(",").slice(0, 2000)];
  if (wishedTitle !== "") query.set("title", wishedTitle);
  if (entered !== "") query.set("skills", entered);
  const path = `/api/skills/suggestions?${query}`;
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => apiRequest<SuggestedSkill[]>("GET", path, undefined, { signal }),
    placeholderData: keepPreviousData,
  });
}
