import { forgotPasswordInput, messageAnswer } from "@/lib/features/accounts/schemas";
import { requestPasswordReset } from "@/lib/features/accounts/server/request-password-reset";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "Ask for a link to choose a new password",
  rateLimit: limits.mailRequest,
  body: forgotPasswordInput,
  response: messageAnswer,
  handler: ({ body }) => requestPasswordReset(body),
});
