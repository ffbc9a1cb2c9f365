import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "@/lib/client/api";
import type { PersonalityRecord } from "./schemas";
import type { PersonalityAnswers } from "./statements";

const pathOf = (expertId: number) => `/api/experts/${expertId}/personality`;

/** The owner's own results (GET /api/experts/{id}/personality); not kept when nothing shows them any more. */
export const personalityOf = (expertId: number) =>
  queryOptions({
    queryKey: [pathOf(expertId)],
    queryFn: ({ signal }) => apiRequest<PersonalityRecord>("GET", pathOf(expertId), undefined, { signal }),
    gcTime: 0,
  });

/** Stores the results of these answers, to which the person has agreed (PUT). */
export const savePersonality = (expertId: number, answers: PersonalityAnswers) =>
  apiRequest<PersonalityRecord>("PUT", pathOf(expertId), { answers, consent: true });

/** Withdraws the consent and deletes the results (DELETE). */
export const deletePersonality = (expertId: number) =>
  apiRequest<PersonalityRecord>("DELETE", pathOf(expertId));
