import * as api from "@/lib/features/operations/api";
import { getMailAttachment } from "@/lib/features/operations/server/get-mail";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getMailAttachment, {
  handler: ({ actor, params }) => getMailAttachment(actor, params.id, params.index),
});
