/**
 * Name, mailboxes, representative and marketing claims of the product: the one place for them (decisions,
 * preface and E4). Only data; the sentences around it are in the message catalogue.
 */
export const brand = {
  name: "Osaaja",
  supportEmail: "support@osaaja.example",
} as const;

export const supportMailto = `mailto:${brand.supportEmail}`;

/** The company that runs an installation, as footer, terms, privacy notice and contracts name it. */
export interface Operator {
  /** Nobody has named one: the pages and the contracts say that this is a demonstration. */
  isDemo: boolean;
  name: string;
  email: string;
  businessId: string;
  address: string;
}

/** Stands in the contracts of a demonstration: a business ID that fits its check digit and is nobody's, and no real street. */
export const demoOperator = {
  businessId: "0000000-0",
  address: "Esimerkkikatu 1, 00100 Helsinki",
} as const;

/**
 * Whom a meeting is with (decisions D1): our consultant, who talks about the expert. These are defaults;
 * an installation overrides them through its environment.
 */
export const defaultRepresentative = {
  name: "Elina Salonen",
  email: "consultant@osaaja.example",
} as const;

/**
 * The numbers the documented texts claim (000 §1 and §2, 001 §1 and §2). What can be counted is a floor: a page shows
 * it as `claimed` says, never beyond what is there.
 */
export const claims = {
  /** Finding an expert here, in days, against the usual weeks of the industry. */
  matchingDays: { min: 1, max: 3 },
  industryMatchingWeeks: { min: 4, max: 8 },
  /** A test holds this to the fee the price calculation charges. */
  platformFeePercent: 10,
  home: { activeExperts: 150 },
  about: { verifiedExperts: 50, projects: 100 },
  /** In the literal texts of the overlay and the demo (decisions E4). */
  matching: { scannedExperts: 500, factors: 50, demoCriteria: 15 },
  /** How long we take to review, promised after sending. */
  applicationReviewBusinessDays: { min: 2, max: 3 },
  postingReviewHours: 24,
} as const;

/** A claim that holds, as "150+"; otherwise the number that is true now (decisions E4). */
export const claimed = (floor: number, live: number, locale: string): string =>
  live >= floor ? `${floor.toLocaleString(locale)}+` : live.toLocaleString(locale);
