import * as api from "@/lib/features/favorites/api";
import { getFavoriteStatus } from "@/lib/features/favorites/server/get-favorite-status";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getFavoriteStatus, {
  handler: ({ actor, params }) => getFavoriteStatus(actor, params.id),
});
