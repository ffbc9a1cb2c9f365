import { mailedLinkInput, messageAnswer } from "@/lib/features/accounts/schemas";
import { resendVerification } from "@/lib/features/accounts/server/resend-verification";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "Ask for another verification link",
  rateLimit: limits.mailRequest,
  body: mailedLinkInput,
  response: messageAnswer,
  handler: ({ body }) => resendVerification(body),
});
