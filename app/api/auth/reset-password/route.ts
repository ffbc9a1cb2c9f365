import * as api from "@/lib/features/accounts/api";
import { resetPassword } from "@/lib/features/accounts/server/reset-password";
import { route } from "@/lib/server/http/route";

export const POST = route(api.resetPassword, { handler: ({ actor, body }) => resetPassword(actor, body) });
