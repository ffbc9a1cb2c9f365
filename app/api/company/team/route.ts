import * as api from "@/lib/features/companies/api";
import { changeCompany, foundCompany } from "@/lib/features/companies/server/change-company";
import { readTeam } from "@/lib/features/companies/server/read-team";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const GET = route(api.getTeam, { handler: ({ actor }) => readTeam(actor) });

export const POST = route(api.foundCompany, {
  handler: ({ actor, body, request }) => {
    const key = request.headers.get("idempotency-key");
    return foundCompany(actor, body, idempotency(`company ${actor.userId}`, key, body));
  },
});

export const PATCH = route(api.changeCompany, {
  handler: ({ actor, body }) => changeCompany(actor, body),
});
