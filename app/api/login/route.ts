import { pathWithQuery, safeReturnTo } from "@/lib/features/accounts/rules";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

/** A browser navigation (spec 000 §2): a return path that is not of this site is dropped, never refused. */
export const GET = route({
  access: "public",
  summary: "To the sign-in page, keeping a same-origin returnTo",
  rateLimit: limits.read,
  handler: ({ request }) => {
    const returnTo = safeReturnTo(request.nextUrl.searchParams.get("returnTo"));
    return new Response(null, { status: 302, headers: { Location: pathWithQuery("/login", { returnTo }) } });
  },
});
