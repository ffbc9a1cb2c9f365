import * as api from "@/lib/features/operations/api";
import { getFunnel } from "@/lib/features/operations/server/get-funnel";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getFunnel, { handler: ({ actor, query }) => getFunnel(actor, query) });
