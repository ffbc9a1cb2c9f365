import { z } from "zod";
import { contractsQuery, listedContract } from "@/lib/features/contracts/moderation-schemas";
import { listContracts } from "@/lib/features/contracts/server/list-contracts";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "Every contract, the newest first",
  rateLimit: limits.read,
  query: contractsQuery,
  response: z.array(listedContract),
  handler: async ({ actor, query }) =>
    adminListReply("/api/contracts", query, await listContracts(actor, query)),
});
