import * as api from "@/lib/features/accounts/api";
import { confirmTwoFactor } from "@/lib/features/accounts/server/set-up-two-factor";
import { route } from "@/lib/server/http/route";

export const POST = route(api.confirmTwoFactor, {
  handler: ({ actor, body }) => confirmTwoFactor(actor, body),
});
