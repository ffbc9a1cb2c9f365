import * as api from "@/lib/features/accounts/api";
import { signOutEverywhere } from "@/lib/features/accounts/server/end-sessions";
import { Reply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { endedSessionCookie } from "@/lib/server/session-cookie";

export const DELETE = route(api.signOutEverywhere, {
  handler: async ({ actor, request }) =>
    new Reply(await signOutEverywhere(actor), { headers: endedSessionCookie(request) }),
});
