import * as api from "@/lib/features/favorites/api";
import { addFavorite } from "@/lib/features/favorites/server/add-favorite";
import { removeFavorite } from "@/lib/features/favorites/server/remove-favorite";
import { route } from "@/lib/server/http/route";

export const POST = route(api.addFavorite, { handler: ({ actor, params }) => addFavorite(actor, params.id) });

export const DELETE = route(api.removeFavorite, {
  handler: ({ actor, params }) => removeFavorite(actor, params.id),
});
