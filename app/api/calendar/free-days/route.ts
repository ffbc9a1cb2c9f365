import * as api from "@/lib/features/meetings/api";
import { listFreeDays } from "@/lib/features/meetings/server/list-free-days";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listFreeDays, { handler: ({ actor, query }) => listFreeDays(actor, query) });
