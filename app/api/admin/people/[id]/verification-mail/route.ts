import * as api from "@/lib/features/people/api";
import { mailVerification } from "@/lib/features/people/server/change-person";
import { route } from "@/lib/server/http/route";

export const POST = route(api.mailVerification, {
  handler: async ({ actor, params }) => {
    await mailVerification(actor, params.id);
    return undefined;
  },
});
