import * as api from "@/lib/features/people/api";
import { getPerson } from "@/lib/features/people/server/read-people";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getPerson, { handler: ({ actor, params }) => getPerson(actor, params.id) });
