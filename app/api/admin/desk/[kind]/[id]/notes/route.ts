import * as api from "@/lib/features/operations/desk-api";
import { addDeskNote } from "@/lib/features/operations/server/change-desk-item";
import { route } from "@/lib/server/http/route";

export const POST = route(api.addDeskNote, {
  handler: ({ actor, params, body }) => addDeskNote(actor, params, body),
});
