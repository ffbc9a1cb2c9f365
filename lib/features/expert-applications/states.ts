/** States of an application to join (001 §4). */
export const applicationStatuses = ["pending", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationEvents = ["approve", "reject", "reopen"] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

export interface ApplicationTransition {
  from: ApplicationStatus;
  event: ApplicationEvent;
  to: ApplicationStatus;
  /** Who may do it. */
  by: readonly "admin"[];
}

/**
 * Everything that can happen to an application; what is not here is refused. Nobody can apply twice with an address
 * (decisions C11), so a rejection can be taken back; an approved application has become an expert, and what happens
 * to that person from then on happens to the expert.
 */
export const applicationTransitions: readonly ApplicationTransition[] = [
  { from: "pending", event: "approve", to: "approved", by: ["admin"] },
  { from: "pending", event: "reject", to: "rejected", by: ["admin"] },
  { from: "rejected", event: "reopen", to: "pending", by: ["admin"] },
];

/** The way from one state to another, for a PATCH that names the wanted status; null when there is none. */
export function applicationTransition(
  from: ApplicationStatus,
  to: ApplicationStatus,
): ApplicationTransition | null {
  return applicationTransitions.find((each) => each.from === from && each.to === to) ?? null;
}

/** Whether something can happen to an application now: the button asks what the use case asks. */
export const canHappen = (event: ApplicationEvent, status: ApplicationStatus): boolean =>
  applicationTransitions.some((each) => each.event === event && each.from === status);

/** The notes of a rejection without any (001 §4). They are for us; the applicant is not written to with them. */
export const defaultRejectionNotes = "Application rejected by admin";

export const reviewNotesMaxLength = 2000;
