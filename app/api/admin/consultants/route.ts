import * as api from "@/lib/features/meetings/consultant-api";
import { addConsultant, listConsultants } from "@/lib/features/meetings/server/consultants";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listConsultants, { handler: ({ actor }) => listConsultants(actor) });

export const POST = route(api.addConsultant, {
  handler: ({ actor, body }) => addConsultant(actor, body),
});
