import * as api from "@/lib/features/accounts/api";
import { getCurrentUser } from "@/lib/features/experts/server/get-current-user";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getCurrentUser, { handler: ({ actor }) => getCurrentUser(actor) });
