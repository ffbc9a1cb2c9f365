import { queryOptions } from "@tanstack/react-query";
import { apiCall } from "@/lib/client/api";
import type * as api from "./api";
import type { PersonalityAnswers } from "./statements";

const getRecord = apiCall<typeof api.getPersonality>("GET /api/experts/{id}/personality");
const putRecord = apiCall<typeof api.savePersonality>("PUT /api/experts/{id}/personality");
const deleteRecord = apiCall<typeof api.deletePersonality>("DELETE /api/experts/{id}/personality");

/** The owner's own results (GET /api/experts/{id}/personality); not kept when nothing shows them any more. */
export const personalityOf = (expertId: number) =>
  queryOptions({
    queryKey: [`/api/experts/${expertId}/personality`],
    queryFn: ({ signal }) => getRecord({ params: { id: expertId } }, { signal }),
    gcTime: 0,
  });

/** Stores the results of these answers, to which the person has agreed (PUT). */
export const savePersonality = (expertId: number, answers: PersonalityAnswers) =>
  putRecord({ params: { id: expertId }, body: { answers, consent: true } });

/** Withdraws the consent and deletes the results (DELETE). */
export const deletePersonality = (expertId: number) => deleteRecord({ params: { id: expertId } });
