import { bySelf } from "@/lib/features/accounts/server/made-for";
import * as api from "@/lib/features/meetings/api";
import { bookMeeting } from "@/lib/features/meetings/server/book-meeting";
import { listBookings } from "@/lib/features/meetings/server/list-bookings";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const GET = route(api.listBookings, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listBookings.path, query, await listBookings(actor, query)),
});

export const POST = route(api.bookMeeting, {
  handler: ({ actor, body, request }) =>
    bookMeeting(
      bySelf(actor),
      body,
      idempotency("meeting-bookings", request.headers.get("idempotency-key"), body),
    ),
});
