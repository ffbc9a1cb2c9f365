import * as api from "@/lib/features/people/api";
import { listPeople } from "@/lib/features/people/server/read-people";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listPeople, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listPeople.path, query, await listPeople(actor, query)),
});
