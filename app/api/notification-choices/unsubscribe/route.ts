import * as api from "@/lib/features/notifications/api";
import { endDigestsByLink } from "@/lib/features/notifications/server/choose-delivery";
import { route } from "@/lib/server/http/route";
import { toUnsubscribePage } from "@/lib/server/mail/unsubscribe-link";

export const GET = route(api.openEndDigests, {
  handler: ({ query: { user, token, language } }) =>
    toUnsubscribePage({ digest: String(user), token }, language),
});

export const POST = route(api.endDigests, {
  handler: async ({ query: { user, token } }) => {
    await endDigestsByLink(user, token);
    return undefined;
  },
});
