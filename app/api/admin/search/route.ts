import * as api from "@/lib/features/operations/desk-api";
import { searchDesk } from "@/lib/features/operations/server/search-desk";
import { route } from "@/lib/server/http/route";

export const GET = route(api.searchDesk, { handler: ({ actor, query }) => searchDesk(actor, query) });
