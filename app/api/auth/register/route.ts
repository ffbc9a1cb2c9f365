import { messageAnswer, registerInput } from "@/lib/features/accounts/schemas";
import { registerAccount } from "@/lib/features/accounts/server/register-account";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "Register an account; the answer is the same for a known address",
  rateLimit: limits.register,
  body: registerInput,
  response: messageAnswer,
  status: 201,
  handler: ({ body }) => registerAccount(body),
});
