import * as api from "@/lib/features/matching/api";
import { recommendExperts } from "@/lib/features/matching/server/recommend-experts";
import { route } from "@/lib/server/http/route";

export const POST = route(api.recommendExperts, {
  handler: ({ params, body }) => recommendExperts(params.id, body),
});
