import * as api from "@/lib/features/accounts/api";
import { registerAccount } from "@/lib/features/accounts/server/register-account";
import { route } from "@/lib/server/http/route";

export const POST = route(api.registerAccount, {
  handler: ({ actor, body }) => registerAccount(actor, body),
});
