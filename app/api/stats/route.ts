import * as api from "@/lib/features/experts/api";
import { getStats } from "@/lib/features/postings/server/get-stats";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getStats, { handler: ({ actor }) => getStats(actor) });
