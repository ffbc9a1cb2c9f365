import * as api from "@/lib/features/shortlists/api";
import { shareShortlist, unshareShortlist } from "@/lib/features/shortlists/server/change-shortlists";
import { route } from "@/lib/server/http/route";

export const POST = route(api.shareShortlist, {
  handler: ({ actor, params }) => shareShortlist(actor, params.id),
});

export const DELETE = route(api.unshareShortlist, {
  handler: ({ actor, params }) => unshareShortlist(actor, params.id),
});
