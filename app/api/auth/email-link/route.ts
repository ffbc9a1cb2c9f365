import * as api from "@/lib/features/accounts/api";
import { requestSignInLink } from "@/lib/features/accounts/server/request-sign-in-link";
import { customerNameOf } from "@/lib/features/postings/server/ownership-repository";
import { route } from "@/lib/server/http/route";

export const POST = route(api.requestSignInLink, {
  handler: ({ actor, body }) => requestSignInLink(actor, body, customerNameOf),
});
