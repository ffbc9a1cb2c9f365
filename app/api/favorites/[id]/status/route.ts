import { z } from "zod";
import { favoriteStatus } from "@/lib/features/favorites/schemas";
import { getFavoriteStatus } from "@/lib/features/favorites/server/get-favorite-status";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const GET = route({
  access: "user",
  summary: "Whether an expert is among the favourites",
  rateLimit: limits.read,
  params: z.object({ id: pathId }),
  response: favoriteStatus,
  handler: ({ actor, params }) => getFavoriteStatus(actor, params.id),
});
