import * as api from "@/lib/features/operations/api";
import { getMail } from "@/lib/features/operations/server/get-mail";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getMail, { handler: ({ actor, params }) => getMail(actor, params.id) });
