import * as api from "@/lib/features/meetings/api";
import { getCalendarFile } from "@/lib/features/meetings/server/get-calendar-file";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getCalendarFile, {
  handler: async ({ params, query }) =>
    new Response(await getCalendarFile(params.id, query.token), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
        "Content-Disposition": 'attachment; filename="meeting.ics"',
        "Cache-Control": "private, no-store",
        "X-Robots-Tag": "noindex",
      },
    }),
});
