import * as api from "@/lib/features/accounts/api";
import { resendVerification } from "@/lib/features/accounts/server/resend-verification";
import { route } from "@/lib/server/http/route";

export const POST = route(api.resendVerification, {
  handler: ({ actor, body }) => resendVerification(actor, body),
});
