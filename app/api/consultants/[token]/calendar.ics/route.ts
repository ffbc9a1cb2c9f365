import * as api from "@/lib/features/meetings/consultant-api";
import { getConsultantCalendar } from "@/lib/features/meetings/server/consultant-calendar";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getConsultantCalendar, {
  handler: async ({ params }) =>
    new Response(await getConsultantCalendar(params.token), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Cache-Control": "private, no-store",
        "X-Robots-Tag": "noindex",
      },
    }),
});
