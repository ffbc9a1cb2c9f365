import * as api from "@/lib/features/favorites/api";
import { listFavoriteIds } from "@/lib/features/favorites/server/list-favorite-ids";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listFavoriteIds, { handler: ({ actor }) => listFavoriteIds(actor) });
