import * as api from "@/lib/features/companies/api";
import { verifyByRegister } from "@/lib/features/companies/server/verify-company";
import { route } from "@/lib/server/http/route";

export const POST = route(api.verifyByRegister, { handler: ({ actor }) => verifyByRegister(actor) });
