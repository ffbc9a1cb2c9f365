import * as api from "@/lib/features/experts/api";
import { cachedSkills } from "@/lib/features/experts/server/cached-reads";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listSkills, { handler: () => cachedSkills() });
