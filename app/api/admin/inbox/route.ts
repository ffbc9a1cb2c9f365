import * as api from "@/lib/features/operations/desk-api";
import { getInbox } from "@/lib/features/operations/server/get-inbox";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getInbox, { handler: ({ actor }) => getInbox(actor) });
