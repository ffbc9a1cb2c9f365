import { favoriteIds } from "@/lib/features/favorites/schemas";
import { listFavoriteIds } from "@/lib/features/favorites/server/list-favorite-ids";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "user",
  summary: "The ids of the signed-in person's favourite experts, all of them, newest favourite first",
  rateLimit: limits.read,
  response: favoriteIds,
  handler: ({ actor }) => listFavoriteIds(actor),
});
