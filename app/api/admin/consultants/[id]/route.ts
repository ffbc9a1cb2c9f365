import * as api from "@/lib/features/meetings/consultant-api";
import { changeConsultant } from "@/lib/features/meetings/server/consultants";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.changeConsultant, {
  handler: ({ actor, params, body }) => changeConsultant(actor, params.id, body),
});
