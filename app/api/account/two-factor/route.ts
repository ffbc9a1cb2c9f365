import * as api from "@/lib/features/accounts/api";
import { beginTwoFactor, readTwoFactor } from "@/lib/features/accounts/server/set-up-two-factor";
import { route } from "@/lib/server/http/route";

export const GET = route(api.readTwoFactor, { handler: ({ actor }) => readTwoFactor(actor) });

export const POST = route(api.beginTwoFactor, { handler: ({ actor, body }) => beginTwoFactor(actor, body) });
