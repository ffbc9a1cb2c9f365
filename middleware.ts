import { type NextRequest, NextResponse } from "next/server";
import { getToken } from "next-auth/jwt";
import { pageGate } from "@/lib/features/accounts/policy";
import { filterSegment } from "@/lib/features/experts/filter-address";

/** /experts with filters is rendered from a segment of the path: a page that reads the query could not be cached. */
function expertsPage(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const segment = filterSegment(url.searchParams);
  if (segment === null) return NextResponse.next();
  // The rewrite that gives the default language its prefix does not run on a path that is rewritten already.
  url.pathname = `/en/experts/${segment}`;
  return NextResponse.rewrite(url);
}

/**
 * The page of filtered experts, and the first gate of the gated areas (decisions A10), by what the session token says.
 * Pages and use cases check again against the database. The environment is read here directly: lib/server/env is for
 * the Node runtime, and this file runs in another.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.nextUrl.pathname === "/experts") return expertsPage(request);
  const token = await getToken({ req: request, secret: process.env.NEXTAUTH_SECRET });
  const visitor = { isAuthenticated: token !== null, isAdmin: token?.role === "admin" };
  const gate = pageGate(request.nextUrl.pathname, visitor, request.nextUrl.search);
  if (gate.kind === "pass") return NextResponse.next();
  if (gate.kind === "redirect") return NextResponse.redirect(new URL(gate.path, request.url));
  return NextResponse.rewrite(new URL(`/en${gate.path}`, request.url));
}

export const config = {
  matcher: [
    "/admin/:path*",
    "/admin-dashboard",
    "/admin-meetings",
    "/admin-projects",
    "/favorites",
    "/expert-dashboard",
    "/experts",
    "/company/:path*",
    "/messages/:path*",
    "/contracts/:path*",
    "/notifications",
    "/quotes/:path*",
    "/shortlists/:path*",
    "/saved-searches",
  ],
};
