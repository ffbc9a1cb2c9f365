import "server-only";
import { transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";

/** Whether the rules of a digest are those by which everybody's texts were read last. */
export async function wasRead(reading: string): Promise<boolean> {
  const row = await kysely()
    .selectFrom("textReadings")
    .select("reading")
    .where("reading", "=", reading)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes by which rules everybody's texts were read, in the place of earlier ones. */
export const noteReading = (reading: string, readAt: Date): Promise<void> =>
  transaction(async (tx) => {
    await kysely(tx).deleteFrom("textReadings").execute();
    await kysely(tx).insertInto("textReadings").values({ reading, readAt }).execute();
  });
