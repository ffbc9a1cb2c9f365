import { currentUser } from "@/lib/features/accounts/schemas";
import { getCurrentUser } from "@/lib/features/experts/server/get-current-user";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "public",
  summary: "Who is signed in; two flags for a guest",
  rateLimit: limits.read,
  response: currentUser,
  handler: ({ actor }) => getCurrentUser(actor),
});
