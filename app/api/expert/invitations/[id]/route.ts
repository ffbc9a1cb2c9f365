import * as api from "@/lib/features/invitations/api";
import { answerInvitation } from "@/lib/features/invitations/server/received-invitations";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.answerInvitation, {
  handler: ({ actor, params, body }) => answerInvitation(actor, params.id, body),
});
