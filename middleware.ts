import { type NextRequest, NextResponse } from "next/server";
import { getToken } from "next-auth/jwt";
import { pageGate } from "@/lib/features/accounts/policy";
import { filterSegment } from "@/lib/features/experts/filter-address";
import { localeOf, localePath, withoutLocale } from "@/lib/shared/locales";

/** /experts with filters is rendered from a segment of the path: a page that reads the query could not be cached. */
function expertsPage(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const segment = filterSegment(url.searchParams);
  if (segment === null) return NextResponse.next();
  // The rewrite that gives the default language its prefix does not run on a path that is rewritten already.
  url.pathname = `/${localeOf(url.pathname)}/experts/${segment}`;
  return NextResponse.rewrite(url);
}

/**
 * The page of filtered experts, and the first gate of the gated areas (decisions A10), by what the session token says.
 * Pages and use cases check again against the database. The environment is read here directly: lib/server/env is for
 * the Node runtime, and this file runs in another.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const path = withoutLocale(pathname);
  if (path === "/experts") return expertsPage(request);
  const locale = localeOf(pathname);
  const token = await getToken({ req: request, secret: process.env.NEXTAUTH_SECRET });
  const visitor = { isAuthenticated: token !== null, isAdmin: token?.role === "admin" };
  const gate = pageGate(path, visitor, search);
  if (gate.kind === "pass") return NextResponse.next();
  if (gate.kind === "redirect")
    return NextResponse.redirect(new URL(localePath(locale, gate.path), request.url));
  return NextResponse.rewrite(new URL(`/${locale}${gate.path}`, request.url));
}

export const config = {
  // Next reads this list without running it: the languages of lib/shared/locales.ts, but English, are written out.
  matcher: [
    "/:locale(fi|sv)?/admin/:path*",
    "/:locale(fi|sv)?/admin-dashboard",
    "/:locale(fi|sv)?/admin-meetings",
    "/:locale(fi|sv)?/admin-projects",
    "/:locale(fi|sv)?/favorites",
    "/:locale(fi|sv)?/expert-dashboard",
    "/:locale(fi|sv)?/experts",
    "/:locale(fi|sv)?/company/:path*",
    "/:locale(fi|sv)?/messages/:path*",
    "/:locale(fi|sv)?/contracts/:path*",
    "/:locale(fi|sv)?/notifications",
    "/:locale(fi|sv)?/quotes/:path*",
    "/:locale(fi|sv)?/shortlists/:path*",
    "/:locale(fi|sv)?/saved-searches",
  ],
};
