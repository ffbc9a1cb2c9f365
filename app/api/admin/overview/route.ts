import * as api from "@/lib/features/operations/api";
import { getOverview } from "@/lib/features/operations/server/get-overview";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getOverview, { handler: ({ actor }) => getOverview(actor) });
