import * as api from "@/lib/features/vocabulary/api";
import { addSkillName } from "@/lib/features/vocabulary/server/change-names";
import { listSkillNames } from "@/lib/features/vocabulary/server/list-skill-names";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listSkillNames, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listSkillNames.path, query, await listSkillNames(actor, query)),
});

export const POST = route(api.addSkillName, { handler: ({ actor, body }) => addSkillName(actor, body) });
