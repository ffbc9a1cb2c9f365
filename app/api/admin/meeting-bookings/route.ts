import { byAdmin } from "@/lib/features/accounts/server/made-for";
import * as api from "@/lib/features/meetings/api";
import { bookMeeting } from "@/lib/features/meetings/server/book-meeting";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const POST = route(api.bookForClient, {
  handler: ({ actor, body, request }) =>
    bookMeeting(
      byAdmin(actor),
      body,
      idempotency("admin-meeting-bookings", request.headers.get("idempotency-key"), body),
    ),
});
