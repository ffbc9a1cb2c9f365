import * as api from "@/lib/features/accounts/api";
import { resetPassword } from "@/lib/features/accounts/server/reset-password";
import { Reply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { endedSessionCookie } from "@/lib/server/session-cookie";

export const POST = route(api.resetPassword, {
  handler: async ({ actor, body, request }) =>
    new Reply(await resetPassword(actor, body), { headers: endedSessionCookie(request) }),
});
