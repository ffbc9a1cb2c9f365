import * as api from "@/lib/features/operations/desk-api";
import { changeDeskItem } from "@/lib/features/operations/server/change-desk-item";
import { getDossier } from "@/lib/features/operations/server/get-dossier";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getDossier, { handler: ({ actor, params }) => getDossier(actor, params) });

export const PATCH = route(api.changeDeskItem, {
  handler: ({ actor, params, body }) => changeDeskItem(actor, params, body),
});
