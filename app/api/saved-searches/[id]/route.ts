import * as api from "@/lib/features/saved-searches/api";
import { changeSavedSearch, deleteSavedSearch } from "@/lib/features/saved-searches/server/change-searches";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.changeSavedSearch, {
  handler: ({ actor, params, body }) => changeSavedSearch(actor, params.id, body),
});

export const DELETE = route(api.deleteSavedSearch, {
  handler: ({ actor, params }) => deleteSavedSearch(actor, params.id),
});
