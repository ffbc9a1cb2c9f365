import * as api from "@/lib/features/experts/api";
import { countSearchChoices } from "@/lib/features/experts/server/count-choices";
import { route } from "@/lib/server/http/route";
import { shareInFlight } from "@/lib/server/share-in-flight";

// Everybody gets the same answer, as of a search.
const count = shareInFlight(countSearchChoices);

export const POST = route(api.countChoices, { handler: ({ body }) => count(body) });
