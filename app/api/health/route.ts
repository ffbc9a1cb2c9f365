import { sql } from "kysely";
import { z } from "zod";
import { route } from "@/lib/server/http/route";
import { kysely } from "@/lib/server/kysely";
import { AppError } from "@/lib/shared/errors";

export const dynamic = "force-dynamic";

export const GET = route({
  access: "public",
  summary: "200 once the service can serve",
  response: z.object({ status: z.literal("ok") }),
  handler: async () => {
    await sql`SELECT 1`.execute(kysely()).catch((cause: Error) => {
      throw new AppError("unavailable", "The database does not answer.", {
        internal: cause.message,
        retryAfterSeconds: 5,
        cause,
      });
    });
    return { status: "ok" as const };
  },
});
