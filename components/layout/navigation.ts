import { defaultLocale, type Locale, localePath } from "@/lib/shared/locales";

/** The addresses of the shell (spec 000 §2), in one table, without the prefix of a language: links add it. */
export const shellRoutes = {
  home: "/",
  experts: "/experts",
  projects: "/projects",
  matching: "/recommendations",
  howMatchingWorks: "/how-matching-works",
  matchingDemo: "/project-matching-demo",
  portfolioTest: "/portfolio-test",
  pricing: "/pricing",
  join: "/join-experts",
  onboarding: "/expert-onboarding",
  bookMeeting: "/book-meeting",
  favorites: "/favorites",
  shortlists: "/shortlists",
  savedSearches: "/saved-searches",
  company: "/company",
  verify: "/verify",
  quotes: "/company/quotes",
  companyContracts: "/company/contracts",
  team: "/company/team",
  messages: "/messages",
  notifications: "/notifications",
  expertDashboard: "/expert-dashboard",
  account: "/account",
  admin: "/admin",
  about: "/about",
  privacy: "/privacy",
  terms: "/terms",
  cookies: "/cookies",
} as const;

/** The own profile of an expert (decisions A6). */
export const ownProfileRoute = (expertId: number) => `/expert-profile/${expertId}`;

/** Where the form for a new project opens. */
export const postProjectRoute = `${shellRoutes.matching}?postProject=true`;

/**
 * Browser navigation, not a screen: a plain link. Login speaks the language of the page that it leads back to.
 * @param returnTo where to go afterwards; without one home, which English need not name
 */
export function loginRoute(locale: Locale, returnTo?: string): string {
  const path = returnTo ?? (locale === defaultLocale ? undefined : "/");
  return path ? `/api/login?${new URLSearchParams({ returnTo: localePath(locale, path) })}` : "/api/login";
}

/** The experts section of home, which the 404 page names (001 §2). */
export const homeExpertsRoute = "/#experts";

/**
 * The header's entries in the specified order; the label is the message `Shell.nav.{key}`. On home an entry with a
 * `section` scrolls there (000 §2).
 */
export const primaryNavigation = [
  { key: "experts", href: shellRoutes.experts, section: "experts", prefetch: false },
  { key: "projects", href: shellRoutes.projects },
  { key: "matching", href: shellRoutes.matching },
  { key: "pricing", href: shellRoutes.pricing, section: "pricing", prefetch: false },
  { key: "join", href: shellRoutes.join },
] as const;
