import { mailedLinkInput, messageAnswer } from "@/lib/features/accounts/schemas";
import { requestSignInLink } from "@/lib/features/accounts/server/request-sign-in-link";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "Ask for a link that signs in",
  rateLimit: limits.mailRequest,
  body: mailedLinkInput,
  response: messageAnswer,
  handler: ({ body }) => requestSignInLink(body),
});
