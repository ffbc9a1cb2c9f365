import * as api from "@/lib/features/operations/desk-api";
import { removeDeskNote } from "@/lib/features/operations/server/change-desk-item";
import { route } from "@/lib/server/http/route";

export const DELETE = route(api.removeDeskNote, {
  handler: ({ actor, params }) => removeDeskNote(actor, params.id),
});
