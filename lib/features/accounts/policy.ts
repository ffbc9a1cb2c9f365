import { pathWithQuery } from "./rules";

/** Who asks for a page, as far as the session token says. */
export type PageVisitor = { isAuthenticated: boolean; isAdmin: boolean };

export type PageGate = { kind: "pass" } | { kind: "rewrite" | "redirect"; path: string };

/** The parameter and value by which the home page knows that it has to show the 'Access Denied' toast. */
export const accessDeniedNotice = { parameter: "notice", value: "access-denied" } as const;

const isAdminPage = (pathname: string) => /^\/admin(?:[/-]|$)/.test(pathname);

/**
 * The first gate of the three gated areas (decisions A10): a guest sees the login-required view in place of
 * /favorites, whoever is no administrator goes home from /admin*, a guest goes from /expert-dashboard to login
 * and comes back. Pages and use cases check again, against the database.
 */
export function pageGate(pathname: string, visitor: PageVisitor): PageGate {
  if (isAdminPage(pathname) && !visitor.isAdmin) {
    const { parameter, value } = accessDeniedNotice;
    return { kind: "redirect", path: pathWithQuery("/", { [parameter]: value }) };
  }
  if (visitor.isAuthenticated) return { kind: "pass" };
  if (pathname === "/favorites") return { kind: "rewrite", path: "/favorites/login-required" };
  if (pathname === "/expert-dashboard") {
    return { kind: "redirect", path: pathWithQuery("/login", { returnTo: pathname }) };
  }
  return { kind: "pass" };
}

/** A password or a provider signs in only once the e-mail address is proven (decisions A1). */
export const canSignIn = (user: { emailVerifiedAt: Date | null }): boolean => user.emailVerifiedAt !== null;
