import { defineLifecycle } from "@/lib/shared/lifecycle";

/** States of an application to join (001 §4). */
export const applicationStatuses = ["pending", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/**
 * Everything that can happen to an application. Nobody can apply twice with an address (decisions C11), so a rejection
 * can be taken back; an approved application has become an expert, and what happens to that person from then on happens
 * to the expert.
 */
export const applicationLifecycle = defineLifecycle({
  states: applicationStatuses,
  events: ["approve", "reject", "reopen"],
  rules: [
    { from: "pending", event: "approve", to: "approved", by: ["admin"] },
    { from: "pending", event: "reject", to: "rejected", by: ["admin"] },
    { from: "rejected", event: "reopen", to: "pending", by: ["admin"] },
  ],
});

/** The notes of a rejection without any (001 §4). They are for us; the applicant is not written to with them. */
export const defaultRejectionNotes = "Application rejected by admin";

export const reviewNotesMaxLength = 2000;
