import { z } from "zod";
import { query } from "@/lib/server/db";
import { route } from "@/lib/server/http/route";
import { AppError } from "@/lib/shared/errors";

export const dynamic = "force-dynamic";

export const GET = route({
  access: "public",
  summary: "200 once the service can serve",
  response: z.object({ status: z.literal("ok") }),
  handler: async () => {
    await query("SELECT 1", []).catch((cause: Error) => {
      throw new AppError("database_silent", {}, { internal: cause.message, retryAfterSeconds: 5, cause });
    });
    return { status: "ok" as const };
  },
});
