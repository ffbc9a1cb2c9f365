import { route } from "@/lib/server/http/route";
import { imageResponse } from "@/lib/server/image-store";
import * as api from "@/lib/shared/http/service-api";

export const GET = route(api.getImage, {
  handler: ({ params, query, request }) =>
    imageResponse(params.id, Number(query.size), request.headers.get("if-none-match")),
});
