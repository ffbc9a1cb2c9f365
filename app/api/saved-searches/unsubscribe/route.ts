import * as api from "@/lib/features/saved-searches/api";
import { stopAlerts } from "@/lib/features/saved-searches/server/stop-alerts";
import { route } from "@/lib/server/http/route";
import { toUnsubscribePage } from "@/lib/server/mail/unsubscribe-link";

export const GET = route(api.openStopAlerts, {
  handler: ({ query: { user, token, language } }) =>
    toUnsubscribePage({ alerts: String(user), token }, language),
});

export const POST = route(api.stopAlerts, {
  handler: async ({ query: { user, token } }) => {
    await stopAlerts(user, token);
    return undefined;
  },
});
