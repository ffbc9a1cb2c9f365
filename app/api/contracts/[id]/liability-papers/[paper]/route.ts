import * as api from "@/lib/features/contractor-liability/api";
import {
  deleteLiabilityPaper,
  getLiabilityPaper,
} from "@/lib/features/contractor-liability/server/liability-papers";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getLiabilityPaper, {
  handler: ({ actor, params }) => getLiabilityPaper(actor, params),
});

export const DELETE = route(api.deleteLiabilityPaper, {
  handler: ({ actor, params }) => deleteLiabilityPaper(actor, params),
});
