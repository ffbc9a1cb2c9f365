import { queryOptions } from "@tanstack/react-query";
import { apiFetch } from "@/lib/client/api";
import { nextCursorOf } from "@/lib/features/experts/client";
import { toBrowsableProject } from "./browse";
import type { PublicProject } from "./schemas";

/** As many as a call may ask for (decisions H). */
const mostPerCall = 500;

/** The path leads: every list of projects ends with the same change. */
export const projectKeys = {
  all: ["/api/projects"] as const,
  browse: ["/api/projects", "browse"] as const,
};

/**
 * Every public project in the order of the list, page after page (GET /api/projects).
 * @throws ApiError when the server refuses; TypeError without connection
 */
export async function fetchAllProjects(signal: AbortSignal): Promise<PublicProject[]> {
  // A project that moves while the pages are read may come twice.
  const projects = new Map<number, PublicProject>();
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: String(mostPerCall), ...(cursor ? { cursor } : {}) });
    const answer: Response = await apiFetch("GET", `/api/projects?${query}`, undefined, { signal });
    for (const project of (await answer.json()) as PublicProject[]) projects.set(project.id, project);
    cursor = nextCursorOf(answer.headers.get("Link"));
  } while (cursor);
  return [...projects.values()];
}

/** The whole list as the browse page keeps it: it is filtered in the browser (001 §7). */
export const browsableProjects = queryOptions({
  queryKey: projectKeys.browse,
  queryFn: async ({ signal }) => (await fetchAllProjects(signal)).map(toBrowsableProject),
});
