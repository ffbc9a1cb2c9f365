import "server-only";
import { revalidateTag } from "next/cache";
import { logger } from "./logger";

/** The tags public pages are cached under. */
export const tags = {
  experts: "experts",
  expert: (id: number) => `expert-${id}`,
  projects: "projects",
};

/**
 * Ends the cached copies of public pages that show the changed thing: the next visitor sees the new
 * content. Outside a request (a job, a script) there is no page cache to speak to, which is logged.
 */
export function revalidate(...changed: string[]) {
  try {
    for (const tag of changed) revalidateTag(tag, { expire: 0 });
  } catch (error) {
    logger().debug({ changed, error: (error as Error).message }, "no page cache here to revalidate");
  }
}
