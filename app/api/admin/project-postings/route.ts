import { z } from "zod";
import { adminPosting, adminPostingsQuery } from "@/lib/features/postings/moderation-schemas";
import { listPostings } from "@/lib/features/postings/server/list-all-postings";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary:
    "Project postings in every state; those that wait for a review first, the longest waiting before the others",
  rateLimit: limits.read,
  query: adminPostingsQuery,
  response: z.array(adminPosting),
  handler: async ({ actor, query }) =>
    adminListReply("/api/admin/project-postings", query, await listPostings(actor, query)),
});
