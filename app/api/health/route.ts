import { sql } from "kysely";
import { route } from "@/lib/server/http/route";
import { kysely } from "@/lib/server/kysely";
import { AppError } from "@/lib/shared/errors";
import * as api from "@/lib/shared/http/service-api";

export const dynamic = "force-dynamic";

export const GET = route(api.getHealth, {
  handler: async () => {
    await sql`SELECT 1`.execute(kysely()).catch((cause: Error) => {
      throw new AppError("database_silent", {}, { internal: cause.message, retryAfterSeconds: 5, cause });
    });
    return { status: "ok" as const };
  },
});
