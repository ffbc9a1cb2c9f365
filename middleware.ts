import { type NextRequest, NextResponse } from "next/server";
import { getToken } from "next-auth/jwt";
import { pageGate } from "@/lib/features/accounts/policy";
import { filterSegment } from "@/lib/features/experts/filter-address";
import { clientAddress } from "@/lib/server/client-address";
import { env } from "@/lib/server/env";
import { consume } from "@/lib/server/rate-limit";
import { AppError } from "@/lib/shared/errors";
import { limits } from "@/lib/shared/http/limits";
import { localeOf, localePath, withoutLocale } from "@/lib/shared/locales";

/**
 * /experts with filters is rendered from a segment of the path: a page that reads the query could not be cached. Each
 * counts as a search of its client's; above the limit another page stands in its place, at the same address.
 */
async function expertsPage(request: NextRequest): Promise<NextResponse> {
  const url = request.nextUrl.clone();
  const segment = filterSegment(url.searchParams);
  if (segment === null) return NextResponse.next();
  const locale = localeOf(url.pathname);
  try {
    await consume(limits.search, clientAddress(request));
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== "rate_limited") throw error;
    return NextResponse.rewrite(new URL(`/${locale}/too-many-searches`, request.url), {
      status: error.status,
      headers: {
        "Retry-After": String(error.retryAfterSeconds),
        "Cache-Control": "no-store",
        "X-Robots-Tag": "noindex",
      },
    });
  }
  // The rewrite that gives the default language its prefix does not run on a path that is rewritten already.
  url.pathname = `/${locale}/experts/${segment}`;
  return NextResponse.rewrite(url);
}

/** Second addresses of screens (decisions B2): the same page, whose canonical link names the first. */
const aliases: Record<string, string | undefined> = {
  "/ai-matching": "/recommendations",
  "/admin-dashboard": "/admin",
  "/admin-meetings": "/admin/meetings",
  "/admin-projects": "/admin/projects",
};

/**
 * The page of filtered experts, second addresses, and the first gate of the gated areas (decisions A10), by what the
 * session token says. Pages and use cases check again against the database.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const path = withoutLocale(pathname);
  if (path === "/experts") return expertsPage(request);
  const locale = localeOf(pathname);
  const token = await getToken({ req: request, secret: env().NEXTAUTH_SECRET });
  const visitor = { isAuthenticated: token !== null, isAdmin: token?.role === "admin" };
  const gate = pageGate(path, visitor, search);
  if (gate.kind === "redirect")
    return NextResponse.redirect(new URL(localePath(locale, gate.path), request.url));
  const page = gate.kind === "rewrite" ? gate.path : aliases[path];
  return page
    ? NextResponse.rewrite(new URL(`/${locale}${page}${search}`, request.url))
    : NextResponse.next();
}

export const config = {
  // Where the counts of the rate limits are.
  runtime: "nodejs",
  // Next reads this list without running it: the languages of lib/shared/locales.ts, but English, are written out.
  matcher: [
    "/:locale(fi|sv)?/ai-matching",
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
