import * as api from "@/lib/features/meetings/api";
import { exportBookings } from "@/lib/features/meetings/server/export-bookings";
import { route } from "@/lib/server/http/route";

export const GET = route(api.exportBookings, { handler: ({ actor, query }) => exportBookings(actor, query) });
