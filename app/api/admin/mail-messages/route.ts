import * as api from "@/lib/features/operations/api";
import { listMails } from "@/lib/features/operations/server/list-mails";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listMails, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listMails.path, query, await listMails(actor, query)),
});
