import "server-only";
import { revalidateTag } from "next/cache";
import { derivedToken } from "./tokens";

/** The tags public pages are cached under. The database announces the same words (announce_expert_change). */
export const tags = {
  /** Lists of experts, and what is counted from them. */
  experts: "experts",
  /** Every profile at once, after a change of many. */
  everyExpert: "every-expert",
  expert: (id: number) => `expert-${id}`,
  projects: "projects",
};

/** Ends the cached copies of what carries these tags: the next visitor waits for new content. In a route handler only. */
export function revalidate(changed: string[]) {
  for (const tag of changed) revalidateTag(tag, { expire: 0 });
}

/** With this, one part of the server asks another to revalidate (POST /api/internal/revalidate). */
export const revalidationToken = () => derivedToken("revalidate");
