import * as api from "@/lib/features/postings/api";
import { exportPostings } from "@/lib/features/postings/server/export-postings";
import { route } from "@/lib/server/http/route";

export const GET = route(api.exportPostings, { handler: ({ actor, query }) => exportPostings(actor, query) });
