import * as api from "@/lib/features/people/api";
import { getCompany } from "@/lib/features/people/server/read-companies";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getCompany, { handler: ({ actor, params }) => getCompany(actor, params.id) });
