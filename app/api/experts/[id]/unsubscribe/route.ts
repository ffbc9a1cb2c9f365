import { NextResponse } from "next/server";
import * as api from "@/lib/features/matching/api";
import { unsubscribe } from "@/lib/features/matching/server/unsubscribe";
import { env } from "@/lib/server/env";
import { route } from "@/lib/server/http/route";

export const GET = route(api.openUnsubscribe, {
  handler: ({ params: { id }, query: { token } }) =>
    NextResponse.redirect(
      `${env().APP_URL}/unsubscribe?${new URLSearchParams({ expert: String(id), token })}`,
      303,
    ),
});

export const POST = route(api.unsubscribe, {
  handler: async ({ params: { id }, query: { token } }) => {
    await unsubscribe(id, token);
    return undefined;
  },
});
