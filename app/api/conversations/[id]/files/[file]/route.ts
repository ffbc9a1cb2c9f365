import * as api from "@/lib/features/conversations/api";
import { getMessageFile } from "@/lib/features/conversations/server/read-conversation";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getMessageFile, {
  handler: ({ actor, params }) => getMessageFile(actor, params),
});
