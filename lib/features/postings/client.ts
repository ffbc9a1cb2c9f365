import { queryOptions } from "@tanstack/react-query";
import { apiCall } from "@/lib/client/api";
import { apiListCall, everyPage } from "@/lib/client/api-list";
import { loadNames } from "@/lib/client/names";
import type * as api from "./api";
import { toBrowsableProject } from "./browse";
import type { PublicProject } from "./schemas";

export const getProject = apiCall<typeof api.getProject>("GET /api/projects/{id}");
const listProjects = apiListCall<typeof api.listProjects>("GET /api/projects");

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
  const projects = await everyPage((cursor) =>
    listProjects({ query: { limit: mostPerCall, cursor } }, { signal }),
  );
  // A project that moves while the pages are read may come twice.
  return [...new Map(projects.map((project) => [project.id, project])).values()];
}

/** The whole list as the browse page keeps it: it is filtered in the browser (001 §7). */
export const browsableProjects = queryOptions({
  queryKey: projectKeys.browse,
  queryFn: async ({ signal }) => {
    const [projects, names] = await Promise.all([fetchAllProjects(signal), loadNames()]);
    return projects.map((project) => toBrowsableProject(project, names));
  },
});
