import * as api from "@/lib/features/operations/desk-api";
import { removeReasonTemplate } from "@/lib/features/operations/server/reason-templates";
import { route } from "@/lib/server/http/route";

export const DELETE = route(api.removeReasonTemplate, {
  handler: ({ actor, params }) => removeReasonTemplate(actor, params.id),
});
