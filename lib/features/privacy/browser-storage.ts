import type { Messages } from "@/lib/shared/locales";

/** How long something stays in the browser unless the person removes it before. */
export type StorageLifetime =
  | { unit: "days" | "minutes"; count: number }
  /** Until the browser is closed; session storage until the tab is. */
  | "session"
  /** Until the person, or what it was for, removes it. */
  | "lasting";

export type StoredItem = {
  /** The message `Cookies.items.{key}` says what it is for. */
  key: keyof Messages["Cookies"]["items"];
  /** As the browser's tools show it; "*" stands for what differs from case to case. */
  name: string;
  /** Over https cookies have another beginning, which browsers accept from secure pages only. */
  securePrefix?: "__Secure-" | "__Host-";
  kind: "cookie" | "local" | "session";
  lifetime: StorageLifetime;
  /** A person's own entries, which go when the account is deleted. */
  isDraft?: boolean;
};

/**
 * Everything the site keeps in a visitor's browser: what /cookies lists. A test compares it with what the code sets,
 * another with what a browser holds after a visit. Nothing here tracks anybody, so there is no banner to answer.
 */
export const storedItems: readonly StoredItem[] = [
  {
    key: "session",
    name: "next-auth.session-token",
    securePrefix: "__Secure-",
    kind: "cookie",
    lifetime: { unit: "days", count: 30 },
  },
  {
    key: "csrf",
    name: "next-auth.csrf-token",
    securePrefix: "__Host-",
    kind: "cookie",
    lifetime: "session",
  },
  {
    key: "callback",
    name: "next-auth.callback-url",
    securePrefix: "__Secure-",
    kind: "cookie",
    lifetime: "session",
  },
  {
    key: "state",
    name: "next-auth.state",
    securePrefix: "__Secure-",
    kind: "cookie",
    lifetime: { unit: "minutes", count: 15 },
  },
  {
    key: "pkce",
    name: "next-auth.pkce.code_verifier",
    securePrefix: "__Secure-",
    kind: "cookie",
    lifetime: { unit: "minutes", count: 15 },
  },
  { key: "language", name: "language", kind: "cookie", lifetime: { unit: "days", count: 365 } },
  { key: "languageScroll", name: "languageScroll", kind: "session", lifetime: "session" },
  { key: "theme", name: "theme", kind: "local", lifetime: "lasting" },
  { key: "signedIn", name: "signedIn", kind: "local", lifetime: "lasting", isDraft: true },
  {
    key: "pricingInfo",
    name: "pricingInfo",
    kind: "session",
    lifetime: "session",
    isDraft: true,
  },
  {
    key: "handedBrief",
    name: "handedBrief",
    kind: "session",
    lifetime: "session",
    isDraft: true,
  },
  {
    key: "handedQuestion",
    name: "handedQuestion",
    kind: "session",
    lifetime: "session",
    isDraft: true,
  },
  {
    key: "expertApplicationDraft",
    name: "expertApplicationDraft",
    kind: "local",
    lifetime: "lasting",
    isDraft: true,
  },
  {
    key: "projectPostingDraft",
    name: "projectPostingDraft",
    kind: "local",
    lifetime: "lasting",
    isDraft: true,
  },
  {
    key: "postedProject",
    name: "postedProject",
    kind: "session",
    lifetime: "session",
    isDraft: true,
  },
  {
    key: "onboardingDraft",
    name: "onboardingDraft",
    kind: "local",
    lifetime: "lasting",
    isDraft: true,
  },
  { key: "guestFavorites", name: "guestFavorites", kind: "local", lifetime: "lasting", isDraft: true },
  {
    key: "messageDraft",
    name: "messageDraft-*",
    kind: "session",
    lifetime: "session",
    isDraft: true,
  },
  { key: "formDraft", name: "formDraft-*", kind: "session", lifetime: "session", isDraft: true },
  { key: "adminTable", name: "adminTable-*", kind: "local", lifetime: "lasting" },
  { key: "inboxKeys", name: "inboxKeys", kind: "local", lifetime: "lasting" },
  { key: "comparedExperts", name: "comparedExperts", kind: "session", lifetime: "session" },
  {
    key: "bookingDraft",
    name: "bookingDraft",
    kind: "session",
    lifetime: "session",
    isDraft: true,
  },
  {
    key: "contractDraft",
    name: "contractDraft",
    kind: "session",
    lifetime: "session",
    isDraft: true,
  },
];
