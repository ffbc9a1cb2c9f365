import * as api from "@/lib/features/operations/desk-api";
import { addReasonTemplate, listReasonTemplates } from "@/lib/features/operations/server/reason-templates";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listReasonTemplates, { handler: ({ actor }) => listReasonTemplates(actor) });

export const POST = route(api.addReasonTemplate, {
  handler: ({ actor, body }) => addReasonTemplate(actor, body),
});
