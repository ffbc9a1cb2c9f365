import { apiDescription } from "@/app/api/api-description";
import { Reply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import * as api from "@/lib/shared/http/service-api";

export const GET = route(api.getApiDescription, {
  handler: () => new Reply(apiDescription(), { headers: { "Cache-Control": "public, max-age=3600" } }),
});
