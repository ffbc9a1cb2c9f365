import * as api from "@/lib/features/notifications/api";
import { readNotifications } from "@/lib/features/notifications/server/read-notifications";
import { route } from "@/lib/server/http/route";

export const POST = route(api.readNotifications, {
  handler: ({ actor, body }) => readNotifications(actor, body.ids),
});
