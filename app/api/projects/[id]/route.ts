import * as api from "@/lib/features/postings/api";
import { getProject } from "@/lib/features/postings/server/get-posting";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getProject, { handler: ({ params }) => getProject(params.id) });
