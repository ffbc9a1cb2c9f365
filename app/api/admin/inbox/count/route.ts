import * as api from "@/lib/features/operations/desk-api";
import { getInboxCount } from "@/lib/features/operations/server/get-inbox";
import { route } from "@/lib/server/http/route";

export const GET = route(api.countInbox, { handler: ({ actor }) => getInboxCount(actor) });
