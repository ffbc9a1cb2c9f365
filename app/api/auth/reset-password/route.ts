import { messageAnswer, resetPasswordInput } from "@/lib/features/accounts/schemas";
import { resetPassword } from "@/lib/features/accounts/server/reset-password";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "Choose a new password with a mailed token; every session ends",
  rateLimit: limits.token,
  body: resetPasswordInput,
  response: messageAnswer,
  handler: ({ body }) => resetPassword(body),
});
