import * as api from "@/lib/features/conversations/api";
import { answerReport, getReport } from "@/lib/features/conversations/server/moderate-reports";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getReport, {
  handler: ({ actor, params }) => getReport(actor, params.id),
});

export const PATCH = route(api.answerReport, {
  handler: ({ actor, params, body }) => answerReport(actor, params.id, body),
});
