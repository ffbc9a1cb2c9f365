import { changeAccount as changeAccountCall } from "@/lib/features/accounts/api";
import { changeAccount } from "@/lib/features/accounts/server/change-account";
import * as api from "@/lib/features/privacy/api";
import { deleteAccount } from "@/lib/features/privacy/server/delete-account";
import { Reply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { endedSessionCookie } from "@/lib/server/session-cookie";

export const DELETE = route(api.deleteAccount, {
  handler: async ({ actor, body, request }) =>
    new Reply(await deleteAccount(actor, body), { headers: endedSessionCookie(request) }),
});

export const PATCH = route(changeAccountCall, { handler: ({ actor, body }) => changeAccount(actor, body) });
