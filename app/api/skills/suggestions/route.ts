import * as api from "@/lib/features/expert-applications/api";
import { suggestSkills } from "@/lib/features/expert-applications/skill-suggestions";
import { route } from "@/lib/server/http/route";

export const GET = route(api.suggestSkills, { handler: ({ query }) => suggestSkills(query) });
