import * as api from "@/lib/features/notifications/api";
import { chooseDelivery, listChoices } from "@/lib/features/notifications/server/choose-delivery";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listNotificationChoices, { handler: ({ actor }) => listChoices(actor) });

export const PATCH = route(api.chooseDelivery, {
  handler: ({ actor, body }) => chooseDelivery(actor, body),
});
