import { NextResponse } from "next/server";
import * as api from "@/lib/features/saved-searches/api";
import { stopAlerts } from "@/lib/features/saved-searches/server/stop-alerts";
import { env } from "@/lib/server/env";
import { route } from "@/lib/server/http/route";

export const GET = route(api.openStopAlerts, {
  handler: ({ query: { user, token } }) =>
    NextResponse.redirect(
      `${env().APP_URL}/unsubscribe?${new URLSearchParams({ alerts: String(user), token })}`,
      303,
    ),
});

export const POST = route(api.stopAlerts, {
  handler: async ({ query: { user, token } }) => {
    await stopAlerts(user, token);
    return undefined;
  },
});
