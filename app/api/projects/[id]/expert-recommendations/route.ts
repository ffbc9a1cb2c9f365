import * as api from "@/lib/features/matching/api";
import { recommendExperts } from "@/lib/features/matching/server/recommend-experts";
import { route } from "@/lib/server/http/route";

export const POST = route(api.recommendExperts, {
  handler: ({ actor, params, body }) => recommendExperts(actor, params.id, body),
});
