import { textDraft } from "@/lib/client/form-draft";

/** What was typed to an applicant and goes with the next move that they are told of. */
export const moveDraft = (applicationId: number) => textDraft(`move-${applicationId}`);
