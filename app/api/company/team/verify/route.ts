import * as api from "@/lib/features/companies/api";
import { verifyCompany } from "@/lib/features/companies/server/verify-company";
import { route } from "@/lib/server/http/route";

export const POST = route(api.verifyCompany, { handler: ({ actor }) => verifyCompany(actor) });
