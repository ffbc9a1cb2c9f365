import * as api from "@/lib/features/accounts/api";
import { pathWithQuery, safeReturnTo } from "@/lib/features/accounts/rules";
import { route } from "@/lib/server/http/route";
import { localeOf, localePath } from "@/lib/shared/locales";

/** A browser navigation (spec 000 §2): a return path that is not of this site is dropped, never refused. */
export const GET = route(api.openLogin, {
  handler: ({ request }) => {
    const returnTo = safeReturnTo(request.nextUrl.searchParams.get("returnTo"));
    return new Response(null, {
      status: 302,
      headers: { Location: localePath(localeOf(returnTo ?? ""), pathWithQuery("/login", { returnTo })) },
    });
  },
});
