import { z } from "zod";
import { adminExpert, adminExpertsQuery } from "@/lib/features/experts/moderation-schemas";
import { listAdminExperts } from "@/lib/features/experts/server/list-all-experts";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary:
    "Experts with their full records, by review status and search, in display order unless asked otherwise",
  rateLimit: limits.read,
  query: adminExpertsQuery,
  response: z.array(adminExpert),
  handler: async ({ actor, query }) =>
    adminListReply("/api/admin/experts", query, await listAdminExperts(actor, query)),
});
