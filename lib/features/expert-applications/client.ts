import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ApiError, apiCall } from "@/lib/client/api";
import type { Attempt } from "@/lib/client/idempotency-key";
import { storedObject } from "@/lib/client/storage";
import type * as api from "./api";
import { splitSkills } from "./rules";
import {
  type ApplicationForm,
  type ApplicationFormValues,
  applicationDefaults,
  applicationDraft,
} from "./schemas";

const postApplication = apiCall<typeof api.submitExpertApplication>("POST /api/expert-applications");
const putCorrection = apiCall<typeof api.correctExpertApplication>(
  "PUT /api/expert-applications/corrections/{token}",
);
const getSuggestions = apiCall<typeof api.suggestSkills>("GET /api/skills/suggestions");

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
export const submitExpertApplication = (values: ApplicationFormValues, attempt: Attempt) =>
  postApplication({ body: values }, { headers: { "Idempotency-Key": attempt.key } });

/**
 * Sends an application again, corrected (PUT /api/expert-applications/corrections/{token}).
 * @throws ApiError when the server refuses it; TypeError without connection
 */
export const correctExpertApplication = (
  token: string,
  { email: _email, ...values }: ApplicationFormValues,
) => putCorrection({ params: { token }, body: values });

/** Whether the server refused because this address has applied before (000 §8). */
export function isDuplicateApplication(error: unknown): boolean {
  return error instanceof ApiError && error.body?.reason === "application_exists";
}

/** What goes with the title and the skills typed so far; the last answer stays until the next one is there. */
export function skillSuggestionsQuery(title: string, skills: string) {
  const query = {
    title: title.trim().slice(0, 200) || undefined,
    skills: splitSkills(skills).join(",").slice(0, 2000) || undefined,
  };
  return queryOptions({
    queryKey: ["/api/skills/suggestions", query],
    queryFn: ({ signal }) => getSuggestions({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
