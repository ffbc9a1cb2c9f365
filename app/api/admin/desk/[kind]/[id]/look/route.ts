import * as api from "@/lib/features/operations/desk-api";
import { lookAtDeskItem } from "@/lib/features/operations/server/change-desk-item";
import { route } from "@/lib/server/http/route";

export const POST = route(api.lookAtDeskItem, {
  handler: ({ actor, params }) => lookAtDeskItem(actor, params),
});
