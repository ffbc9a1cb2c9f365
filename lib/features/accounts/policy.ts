import { type DeniedNotice, deniedNotice } from "./denied-notice";
import { pathWithQuery } from "./rules";

/** Who asks for a page, as far as the session token says. */
export type PageVisitor = { isAuthenticated: boolean; isAdmin: boolean };

export type PageGate = { kind: "pass" } | { kind: "rewrite" | "redirect"; path: string };

/**
 * Where somebody goes who may not see an administrators' page; each page has its own words (001 §8), and the address
 * keeps where they wanted to, for whoever signs in there.
 */
export function deniedPath(pathname: string, search = ""): string {
  const page = /^\/admin[/-](meetings|projects)\b/.exec(pathname)?.[1];
  const value: DeniedNotice =
    page === "meetings" ? "meetings-denied" : page === "projects" ? "projects-denied" : "access-denied";
  return pathWithQuery("/", { [deniedNotice.parameter]: value, returnTo: `${pathname}${search}` });
}

/** Somebody's own places; what asks guests first, before they sign in, is not one (an invitation to a team). */
const isOwnPage = (pathname: string) =>
  pathname !== "/company/team/join" &&
  /^\/(?:expert-dashboard|saved-searches|notifications|(?:shortlists|company|messages|quotes)(?:\/.+)?|contracts\/.+)$/.test(
    pathname,
  );

const isAdminPage = (pathname: string) => /^\/admin(?:[/-]|$)/.test(pathname);

/**
 * The first gate of the gated areas (decisions A10): a guest sees the login-required view in place of
 * /favorites, whoever is no administrator goes home from /admin*, a guest goes from what is somebody's own to login and
 * comes back, with what the link says (`search`). Pages and use cases check again, against the database.
 */
export function pageGate(pathname: string, visitor: PageVisitor, search = ""): PageGate {
  if (isAdminPage(pathname) && !visitor.isAdmin) {
    return { kind: "redirect", path: deniedPath(pathname, search) };
  }
  if (visitor.isAuthenticated) return { kind: "pass" };
  if (pathname === "/favorites") return { kind: "rewrite", path: "/favorites/login-required" };
  if (isOwnPage(pathname)) {
    return { kind: "redirect", path: pathWithQuery("/login", { returnTo: `${pathname}${search}` }) };
  }
  return { kind: "pass" };
}

/**
 * Why somebody whose password, provider or link is right may not sign in; null when they may. A password or a provider
 * signs in only once the e-mail address is proven (decisions A1).
 */
export function signInObstacle(user: {
  emailVerifiedAt: Date | null;
  suspendedAt: Date | null;
}): "AccountSuspended" | "EmailNotVerified" | null {
  if (user.suspendedAt) return "AccountSuspended";
  return user.emailVerifiedAt ? null : "EmailNotVerified";
}
