import { NextResponse } from "next/server";
import * as api from "@/lib/features/notifications/api";
import { endDigestsByLink } from "@/lib/features/notifications/server/choose-delivery";
import { env } from "@/lib/server/env";
import { route } from "@/lib/server/http/route";

export const GET = route(api.openEndDigests, {
  handler: ({ query: { user, token } }) =>
    NextResponse.redirect(
      `${env().APP_URL}/unsubscribe?${new URLSearchParams({ digest: String(user), token })}`,
      303,
    ),
});

export const POST = route(api.endDigests, {
  handler: async ({ query: { user, token } }) => {
    await endDigestsByLink(user, token);
    return undefined;
  },
});
