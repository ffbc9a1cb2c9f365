import type { MetadataRoute } from "next";
import { env } from "@/lib/server/env";
import { localePath, locales } from "@/lib/shared/locales";

// Written per request: at build the address of the site is not known.
export const dynamic = "force-dynamic";

/** What belongs to one person, and the way in, without the prefix of a language. */
const closed = [
  "/admin",
  "/favorites",
  "/shortlists",
  "/shortlist/",
  "/saved-searches",
  "/meeting/",
  "/application/",
  "/compare",
  "/profile",
  "/expert-profile",
  "/expert-dashboard",
  "/project-success",
  "/account",
  "/login",
  "/register",
  "/unsubscribe",
  "/confirm-availability",
  "/verify-email",
  "/forgot-password",
  "/reset-password",
];

/** Everything public may be read; not the API, not what belongs to one person, not the way in. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: ["/", ...locales.map((locale) => localePath(locale, "/api-docs"))],
      disallow: ["/api/", ...locales.flatMap((locale) => closed.map((path) => localePath(locale, path)))],
    },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  };
}
