import { z } from "zod";
import { publicProject } from "@/lib/features/postings/schemas";
import { getProject } from "@/lib/features/postings/server/get-posting";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const GET = route({
  access: "public",
  summary: "One public project",
  rateLimit: limits.read,
  params: z.object({ id: pathId }),
  response: publicProject,
  handler: ({ params }) => getProject(params.id),
});
