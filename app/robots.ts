import type { MetadataRoute } from "next";
import { env } from "@/lib/server/env";

// Written per request: at build the address of the site is not known.
export const dynamic = "force-dynamic";

/** Everything public may be read; not the API, not what belongs to one person, not the way in. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/api-docs"],
      disallow: [
        "/api/",
        "/admin",
        "/favorites",
        "/shortlists",
        "/shortlist/",
        "/saved-searches",
        "/meeting/",
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
      ],
    },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  };
}
