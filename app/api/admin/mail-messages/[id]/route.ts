import { z } from "zod";
import { mailDetails } from "@/lib/features/operations/mail-schemas";
import { getMail } from "@/lib/features/operations/server/get-mail";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "One mail of the outbox; with SMTP the words of account mails stay hidden",
  rateLimit: limits.read,
  params: z.object({ id: z.uuid() }),
  response: mailDetails,
  handler: ({ actor, params }) => getMail(actor, params.id),
});
