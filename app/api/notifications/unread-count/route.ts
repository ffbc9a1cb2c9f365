import * as api from "@/lib/features/notifications/api";
import { countUnreadNotifications } from "@/lib/features/notifications/server/read-notifications";
import { route } from "@/lib/server/http/route";

export const GET = route(api.countUnreadNotifications, {
  handler: ({ actor }) => countUnreadNotifications(actor),
});
