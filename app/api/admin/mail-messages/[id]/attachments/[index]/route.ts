import { z } from "zod";
import { getMailAttachment } from "@/lib/features/operations/server/get-mail";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "An attachment of a mail in the outbox, counted from 0, as a file",
  rateLimit: limits.read,
  params: z.object({
    id: z.uuid(),
    index: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
  }),
  handler: ({ actor, params }) => getMailAttachment(actor, params.id, params.index),
});
