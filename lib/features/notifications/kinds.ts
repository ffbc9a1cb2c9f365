/** How somebody hears of a kind: a mail at once, one mail a day for what is still unread, or on the page only. */
export const deliveries = ["at_once", "daily", "off"] as const;
export type Delivery = (typeof deliveries)[number];

/** What a company is told of. */
export const companyKinds = [
  "application_received",
  "application_withdrawn",
  "answer_due",
  "invitation_answered",
  "posting_reviewed",
  "quote_received",
] as const;

/** What an expert is told of. */
export const expertKinds = [
  "invitation_received",
  "application_moved",
  "application_unanswered",
  "meeting_about_you",
  "availability_old",
  "quote_answered",
  "liability_papers_due",
] as const;

/** What either is told of. */
export const commonKinds = ["message_received"] as const;

/** Of which somebody chooses how to hear. */
export const choosableKinds = [...companyKinds, ...expertKinds, ...commonKinds] as const;

/**
 * What is mailed at once to everybody: a calendar file that comes a day late shows the old time until then, a contract
 * has its days to be signed, what an administrator has decided about somebody is theirs to know, and whoever has lost
 * what they could see shall not learn it from a page that is empty.
 */
export const urgentKinds = [
  "meeting_changed",
  "team_changed",
  "contract_to_sign",
  "contract_ended",
  "contract_sealed",
  "contract_in_force",
  "invitation_withdrawn",
  "application_disowned",
  "messages_allowed",
] as const;

/** What somebody with an account is told of; each has its sentence under Notifications.kinds in the catalogue. */
export const notificationKinds = [...choosableKinds, ...urgentKinds] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What the sentence of a kind is made of. A value whose name ends in At is an instant, one in On a day, in ISO form. */
export type NotificationValues = {
  application_received: { project: string; applicant: string };
  application_withdrawn: { project: string; applicant: string };
  /** The owner of its address did not send it; it is gone. */
  application_disowned: { project: string; applicant: string };
  /** How many applications wait. */
  answer_due: { project: string; count: number };
  invitation_answered: { project: string; expert: string; answer: "accepted" | "declined" };
  posting_reviewed: { project: string; decision: "approved" | "changes_requested" | "rejected" };
  invitation_received: { project: string };
  application_moved: { project: string; stage: "interview" | "offer" | "hired" | "declined" };
  application_unanswered: { project: string };
  meeting_about_you: { change: "booked" | "moved" | "cancelled"; startAt: string };
  availability_old: Record<string, never>;
  quote_received: { project: string; expert: string; version: number };
  quote_answered: { project: string; answer: "accepted" | "declined" | "change_requested" | "expired" };
  liability_papers_due: { project: string; count: number };
  /** `reference` is the one on the paper, "OS-000017-C". */
  contract_to_sign: { project: string; reference: string };
  /** `lapsed` is signed, and does not come into force because the assignment's other contract has ended. */
  contract_ended: {
    project: string;
    reference: string;
    end: "declined" | "expired" | "cancelled" | "lapsed";
  };
  contract_sealed: { project: string; reference: string };
  /** To whoever had signed first, as the assignment's other contract is signed too. */
  contract_in_force: { project: string; reference: string };
  /** An administrator has taken it back; `side` is whose sentence it is. */
  invitation_withdrawn: { side: "company" | "expert"; project: string; expert: string };
  /** An administrator has lifted the stop. */
  messages_allowed: Record<string, never>;
  message_received: { project: string; from: string };
  meeting_changed: {
    change: "confirmed" | "moved" | "cancelled" | "linked" | "handed_over";
    startAt: string;
  };
  team_changed: { change: "removed" | "owner" | "member"; company: string };
};

export const isUrgent = (kind: NotificationKind): boolean => urgentKinds.some((each) => each === kind);
