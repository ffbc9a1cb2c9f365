import * as api from "@/lib/features/matching/api";
import { unsubscribe } from "@/lib/features/matching/server/unsubscribe";
import { route } from "@/lib/server/http/route";
import { toUnsubscribePage } from "@/lib/server/mail/unsubscribe-link";

export const GET = route(api.openUnsubscribe, {
  handler: ({ params: { id }, query: { token, language } }) =>
    toUnsubscribePage({ expert: String(id), token }, language),
});

export const POST = route(api.unsubscribe, {
  handler: async ({ params: { id }, query: { token } }) => {
    await unsubscribe(id, token);
    return undefined;
  },
});
