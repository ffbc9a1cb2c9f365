import * as api from "@/lib/features/contracts/api";
import { exportContracts } from "@/lib/features/contracts/server/export-contracts";
import { route } from "@/lib/server/http/route";

export const GET = route(api.exportContracts, {
  handler: ({ actor, query }) => exportContracts(actor, query),
});
