import { accountDeletion, deleteAccountInput } from "@/lib/features/privacy/schemas";
import { deleteAccount } from "@/lib/features/privacy/server/delete-account";
import { Reply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { endedSessionCookie } from "@/lib/server/session-cookie";

export const DELETE = route({
  access: "user",
  summary: "Delete the signed-in person's account; the answer says what was deleted, anonymised and kept",
  rateLimit: limits.accountDeletion,
  body: deleteAccountInput,
  response: accountDeletion,
  handler: async ({ actor, body, request }) =>
    new Reply(await deleteAccount(actor, body), { headers: endedSessionCookie(request) }),
});
