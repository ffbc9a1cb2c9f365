import { z } from "zod";
import { countProfileView } from "@/lib/features/experts/server/count-profile-view";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const POST = route({
  access: "public",
  summary: "Count that a public profile was opened today; who opened it is not kept",
  rateLimit: limits.profileView,
  params: z.object({ id: pathId }),
  handler: async ({ actor, params, request }) => {
    await countProfileView(actor, params.id, request.headers.get("user-agent"));
    return undefined;
  },
});
