import * as api from "@/lib/features/experts/api";
import { confirmAvailability } from "@/lib/features/experts/server/confirm-availability";
import { route } from "@/lib/server/http/route";

export const POST = route(api.confirmAvailability, {
  handler: ({ actor, params }) => confirmAvailability(actor, params.id),
});
