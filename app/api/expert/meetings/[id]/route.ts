import * as api from "@/lib/features/meetings/api";
import { answerMeeting } from "@/lib/features/meetings/server/answer-meeting";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.answerMeeting, {
  handler: ({ actor, params, body }) => answerMeeting(actor, params.id, body.answer),
});
