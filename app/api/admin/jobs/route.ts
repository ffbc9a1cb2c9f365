import * as api from "@/lib/features/operations/api";
import { listJobs } from "@/lib/features/operations/server/list-jobs";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listJobs, { handler: ({ actor }) => listJobs(actor) });
