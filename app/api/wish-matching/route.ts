import * as api from "@/lib/features/matching/api";
import { matchWishes } from "@/lib/features/matching/server/match-wishes";
import { route } from "@/lib/server/http/route";

export const POST = route(api.matchWishes, {
  handler: ({ actor, body }) => matchWishes(actor, body),
});
