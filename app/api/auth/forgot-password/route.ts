import * as api from "@/lib/features/accounts/api";
import { requestPasswordReset } from "@/lib/features/accounts/server/request-password-reset";
import { route } from "@/lib/server/http/route";

export const POST = route(api.requestPasswordReset, {
  handler: ({ actor, body }) => requestPasswordReset(actor, body),
});
