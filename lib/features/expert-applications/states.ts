import { defineLifecycle } from "@/lib/shared/lifecycle";

/** States of an application to join (001 §4). */
export const applicationStatuses = ["pending", "changes_requested", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/**
 * Everything that can happen to an application. One that is to be corrected waits for its sender, and can be decided
 * about all the same. Nobody can apply twice with an address (decisions C11), so a rejection
 * can be taken back; an approved application has become an expert, and what happens to that person from then on happens
 * to the expert.
 */
export const applicationLifecycle = defineLifecycle({
  states: applicationStatuses,
  events: ["approve", "reject", "request_changes", "reopen"],
  rules: [
    { from: ["pending", "changes_requested"], event: "approve", to: "approved", by: ["admin"] },
    { from: ["pending", "changes_requested"], event: "reject", to: "rejected", by: ["admin"] },
    { from: "pending", event: "request_changes", to: "changes_requested", by: ["admin"] },
    { from: "changes_requested", event: "reopen", to: "pending", by: ["admin", "applicant"] },
    { from: "rejected", event: "reopen", to: "pending", by: ["admin"] },
  ],
});

/** The notes of a rejection without any (001 §4). They are for us; the applicant is not written to with them. */
export const defaultRejectionNotes = "Application rejected by admin";

export const reviewNotesMaxLength = 2000;

/** What an applicant may correct: everything but the address. */
export const correctedFields = [
  "name",
  "title",
  "phone",
  "description",
  "skills",
  "experienceYears",
  "hourlyRate",
  "weeklyAvailabilityHours",
  "workArrangement",
  "location",
  "workRadius",
  "portfolio",
  "linkedinUrl",
  "githubUrl",
  "resume",
] as const;
