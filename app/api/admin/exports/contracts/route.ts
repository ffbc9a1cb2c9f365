import { contractsExportQuery } from "@/lib/features/contracts/moderation-schemas";
import { exportContracts } from "@/lib/features/contracts/server/export-contracts";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "Contracts as CSV, with the filters and the order of their list",
  rateLimit: limits.read,
  query: contractsExportQuery,
  handler: ({ actor, query }) => exportContracts(actor, query),
});
