import * as api from "@/lib/features/vocabulary/api";
import { removeSkillName } from "@/lib/features/vocabulary/server/change-names";
import { route } from "@/lib/server/http/route";

export const DELETE = route(api.removeSkillName, {
  handler: ({ actor, params }) => removeSkillName(actor, params.id),
});
