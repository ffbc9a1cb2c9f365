import { query } from "@/lib/server/db";
import { route } from "@/lib/server/http/route";
import { AppError } from "@/lib/shared/errors";
import * as api from "@/lib/shared/http/service-api";

export const dynamic = "force-dynamic";

export const GET = route(api.getHealth, {
  handler: async () => {
    await query("SELECT 1", []).catch((cause: Error) => {
      throw new AppError("unavailable", "The database does not answer.", {
        internal: cause.message,
        retryAfterSeconds: 5,
        cause,
      });
    });
    return { status: "ok" as const };
  },
});
