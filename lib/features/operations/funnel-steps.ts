/** How many weeks the funnel can look back, this one included; the first is what is shown unasked. */
export const funnelPeriods = [12, 4, 26, 52] as const;

/** What happens between a visit and a hire, in its order. */
export const funnelSteps = [
  "visits",
  "profileViews",
  "accounts",
  "postings",
  "bookings",
  "applications",
  "interviews",
  "offers",
  "hired",
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** What is promised: the review of postings and of applications to join, and an answer to applicants. */
export const promiseKinds = ["posting", "application", "answer"] as const;
export type PromiseKind = (typeof promiseKinds)[number];

/** After so many hours without an applicant a public posting is named. */
export const applicantHours = 48;
