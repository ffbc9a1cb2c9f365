import { z } from "zod";
import { favoriteStatus } from "@/lib/features/favorites/schemas";
import { addFavorite } from "@/lib/features/favorites/server/add-favorite";
import { removeFavorite } from "@/lib/features/favorites/server/remove-favorite";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

const params = z.object({ id: pathId });

export const POST = route({
  access: "user",
  summary: "Add an expert to the favourites; adding twice is adding once",
  rateLimit: limits.favorite,
  params,
  response: favoriteStatus,
  handler: ({ actor, params }) => addFavorite(actor, params.id),
});

export const DELETE = route({
  access: "user",
  summary: "Remove an expert from the favourites, if it is there",
  rateLimit: limits.favorite,
  params,
  response: favoriteStatus,
  handler: ({ actor, params }) => removeFavorite(actor, params.id),
});
