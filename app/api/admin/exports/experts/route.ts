import * as api from "@/lib/features/experts/api";
import { exportExperts } from "@/lib/features/experts/server/export-experts";
import { route } from "@/lib/server/http/route";

export const GET = route(api.exportExperts, { handler: ({ actor, query }) => exportExperts(actor, query) });
