import * as api from "@/lib/features/shortlists/api";
import { deleteShortlist, renameShortlist } from "@/lib/features/shortlists/server/change-shortlists";
import { getShortlist } from "@/lib/features/shortlists/server/read-shortlists";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getShortlist, {
  handler: ({ actor, params }) => getShortlist(actor, params.id),
});

export const PATCH = route(api.renameShortlist, {
  handler: ({ actor, params, body }) => renameShortlist(actor, params.id, body),
});

export const DELETE = route(api.deleteShortlist, {
  handler: ({ actor, params }) => deleteShortlist(actor, params.id),
});
