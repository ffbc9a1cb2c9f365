import * as api from "@/lib/features/operations/api";
import { sendMailAgain } from "@/lib/features/operations/server/send-mail-again";
import { route } from "@/lib/server/http/route";

export const POST = route(api.sendMailAgain, {
  handler: ({ actor, params }) => sendMailAgain(actor, params.id),
});
