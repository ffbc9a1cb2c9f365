import * as api from "@/lib/features/meetings/consultant-api";
import { listFreeConsultants } from "@/lib/features/meetings/server/free-consultants";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listFreeConsultants, {
  handler: ({ actor, params }) => listFreeConsultants(actor, params.id),
});
