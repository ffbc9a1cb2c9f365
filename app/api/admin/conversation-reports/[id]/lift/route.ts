import * as api from "@/lib/features/conversations/api";
import { letWriterWrite } from "@/lib/features/conversations/server/moderate-reports";
import { route } from "@/lib/server/http/route";

export const POST = route(api.letWriterWrite, {
  handler: ({ actor, params }) => letWriterWrite(actor, params.id),
});
