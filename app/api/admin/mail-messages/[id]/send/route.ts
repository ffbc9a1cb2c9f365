import { z } from "zod";
import { mailSummary } from "@/lib/features/operations/mail-schemas";
import { sendMailAgain } from "@/lib/features/operations/server/send-mail-again";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "admin",
  summary: "Send a mail again that could not be sent",
  rateLimit: limits.adminChange,
  params: z.object({ id: z.uuid() }),
  response: mailSummary,
  handler: ({ actor, params }) => sendMailAgain(actor, params.id),
});
