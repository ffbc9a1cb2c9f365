/** How long a sign-in lasts from its last use (decisions A1). */
export const sessionDays = 30;

/**
 * How long the things that pass by themselves are kept: read by the hourly housekeeping job and told on /privacy, so
 * that the page cannot promise anything else than what happens.
 */
export const retention = {
  /** A mail that was sent or has failed, counted from when it was queued. */
  mailDays: 90,
  /** A mailed link, counted from when it stopped working. */
  spentLinkDays: 7,
  /** That a session was signed out of, counted from then: a day longer than a copy of its cookie could have worked. */
  endedSessionDays: sessionDays + 1,
  /** The answer to a write with an Idempotency-Key. */
  idempotencyKeyDays: 2,
  /** How often a profile was opened on a day, counted from that day: a year, and its start to compare with. */
  profileViewDays: 400,
  /** How many visits there were on a day, counted from that day: as the views of profiles. */
  visitDays: 400,
  /**
   * A rejected application to join, counted from the decision: as long as somebody may ask why. One that its applicant was
   * asked to correct and never did, counted from then.
   */
  rejectedApplicationDays: 365,
  /** A profile somebody began in the wizard, counted from its last change. */
  onboardingDraftDays: 365,
  /** What a ranking showed, counted from when it was shown: long enough to examine a complaint. */
  rankingDays: 90,
  /** Words that were searched for and found hardly anybody, counted from their day: a season, to see what comes back. */
  searchMissDays: 90,
  /** What somebody was told on their page of notifications, counted from then. */
  notificationDays: 180,
  /** A conversation with its messages and files, counted from the last message. */
  conversationDays: 730,
  /** An account whose address nobody has confirmed, counted from when it was opened. */
  unconfirmedAccountDays: 30,
  /** A code to sign with and the mail that holds it, counted from when it was made: as long as its hour may matter. */
  signingCodeDays: 1,
  /** A contract that is not signed, counted from when it was drawn up, or sent for signing. */
  unsignedContractDays: 365,
  /** Papers of contractor's liability, counted in years from the end of the work (1233/2006, section 5). */
  liabilityPaperYears: 2,
  /** An assignment that somebody without an account began and made no contract of, counted from its last change. */
  guestAssignmentDays: 365,
} as const;

/**
 * Accounting Act 1336/1997, chapter 2, section 10: vouchers and other accounting material, at least six years from
 * the end of the calendar year in which the financial year has ended.
 */
export const bookkeepingYears = 6;
