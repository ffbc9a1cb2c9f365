import "server-only";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import { guest } from "@/lib/server/actor";
import { tags } from "@/lib/server/cache-tags";
import { pageSize } from "@/lib/shared/http/list-query";
import type { SkillDemand } from "../rules";
import { getStats } from "./get-stats";
import { listProjects } from "./list-postings";
import {
  countPublicProjects,
  countPublicProjectsBySkill,
  findPublicProject,
  highestPublicProjectId,
  listSitemapEntries,
} from "./repository";

// What public pages are made of, cached until a posting changes (the database announces the tag). The hour is a
// safety net for changes made beside the application.
const options = { tags: [tags.projects], revalidate: 3600 };

/** The first page of the public list, as the browse page shows it. */
export const firstProjectPage = unstable_cache(
  () => listProjects({ limit: pageSize.screen }),
  ["projects-first-page"],
  options,
);

/** GET /api/stats as a visitor sees it. */
export const cachedStats = unstable_cache(() => getStats(guest), ["stats"], {
  ...options,
  tags: [tags.experts, tags.projects],
});

/** What the open projects ask for, skill by skill. */
export const skillDemand = unstable_cache(
  async (): Promise<SkillDemand> => {
    const [projects, bySkill] = await Promise.all([countPublicProjects(), countPublicProjectsBySkill()]);
    return { projects, bySkill: Object.fromEntries(bySkill.map(({ key, count }) => [key, count])) };
  },
  ["projects-skill-demand"],
  options,
);

/** A public posting, or null when there is none; one read, also when a page and its metadata ask in the same render. */
export const publicPosting = cache((id: number) =>
  unstable_cache(() => findPublicProject(id), ["project", String(id)], options)(),
);

/** Entries of one part of the sitemap: `part` counts from 0, each holds the ids of one range. */
export const projectSitemapPart = (part: number, size: number) =>
  unstable_cache(
    () => listSitemapEntries(part, size),
    ["projects-sitemap", String(part), String(size)],
    options,
  )();

/** How many parts of `size` ids the sitemap has; 0 without a posting. */
export const projectSitemapParts = (size: number) =>
  unstable_cache(
    async () => Math.ceil((await highestPublicProjectId()) / size),
    ["projects-sitemap-parts", String(size)],
    options,
  )();
