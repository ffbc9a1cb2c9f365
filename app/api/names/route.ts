import * as api from "@/lib/features/vocabulary/api";
import { Reply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { nameTable } from "@/lib/shared/name-table";

// The same for everybody until the next release.
const headers = { "Cache-Control": "public, max-age=3600" };

export const GET = route(api.listNames, {
  handler: ({ actor }) => new Reply(nameTable(actor.locale) as never, { headers }),
});
