import "server-only";
import { setAddedNames } from "@/lib/shared/skills";
import { kysely } from "./kysely";
import { logger } from "./logger";

/** Milliseconds after which names are read anew: a name added by another process is known within a second. */
const freshFor = 1_000;

let knownSince = Number.NEGATIVE_INFINITY;
let known = "[]";
let reading: Promise<void> | undefined;

async function read(): Promise<void> {
  const began = performance.now();
  const names = await kysely()
    .selectFrom("skillNames")
    .select(["skillKey as key", "name"])
    .orderBy("id")
    .execute();
  const read = JSON.stringify(names);
  // What is made of the vocabulary is made anew only when it has changed.
  if (read !== known) setAddedNames(names);
  [known, knownSince] = [read, began];
}

/**
 * Lets the skills vocabulary of this process know the names that administrators have added. A read of a tiny table,
 * at most one a second; hosts without a listener for the database's announcements know them as soon. When the database
 * does not answer, what was known stays.
 */
export async function knowAddedNames(): Promise<void> {
  if (performance.now() - knownSince < freshFor) return;
  reading ??= read()
    .catch((error: Error) => logger().warn({ error: error.message }, "added names of skills were not read"))
    .finally(() => {
      reading = undefined;
    });
  await reading;
}

/** The same for what was committed just before, also within that second. */
export async function knowAddedNamesNow(): Promise<void> {
  await reading;
  knownSince = Number.NEGATIVE_INFINITY;
  await knowAddedNames();
}
