import * as api from "@/lib/features/project-applications/api";
import { undoMoves } from "@/lib/features/project-applications/server/move-applications";
import { route } from "@/lib/server/http/route";

export const POST = route(api.undoMoves, {
  handler: ({ actor, body }) => undoMoves(actor, body.ids),
});
