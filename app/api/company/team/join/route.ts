import * as api from "@/lib/features/companies/api";
import { joinTeam } from "@/lib/features/companies/server/join-team";
import { route } from "@/lib/server/http/route";

export const POST = route(api.joinTeam, { handler: ({ actor, body }) => joinTeam(actor, body) });
