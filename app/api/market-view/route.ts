import * as api from "@/lib/features/market/api";
import { viewMarket } from "@/lib/features/market/server/view-market";
import { route } from "@/lib/server/http/route";

export const POST = route(api.viewMarket, { handler: ({ body }) => viewMarket(body) });
