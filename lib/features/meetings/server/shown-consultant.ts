import "server-only";
import { unstable_cache } from "next/cache";
import { tags } from "@/lib/server/cache-tags";
import { activeConsultants, toHost } from "./consultants-repository";

/**
 * Whom public pages name before a meeting is booked, and whether it is certainly them, because nobody else holds
 * meetings. Cached until a consultant changes.
 */
export const shownConsultant = unstable_cache(
  async (): Promise<{ name: string; isOnly: boolean }> => {
    const [first, ...others] = await activeConsultants();
    return { name: (first ?? toHost({ name: null, email: null })).name, isOnly: others.length === 0 };
  },
  ["shown-consultant"],
  { tags: [tags.consultants], revalidate: 3600 },
);
