import { sitemapPart, sitemapParts } from "@/lib/features/experts/server/cached-reads";
import { projectSitemapPart, projectSitemapParts } from "@/lib/features/postings/server/cached-reads";
import { type SitemapEntry, sitemapPageLimit } from "@/lib/shared/sitemap";

/** Public pages beside those of experts and projects, most important first. Only pages that exist. */
export const sitemapPages = [
  "/",
  "/experts",
  "/projects",
  "/recommendations",
  "/book-meeting",
  "/pricing",
  "/join-experts",
  "/expert-onboarding",
  "/how-matching-works",
  "/project-matching-demo",
  "/portfolio-test",
  "/about",
  "/api-docs",
  "/privacy",
  "/terms",
  "/cookies",
  "/verify",
] as const;

/** Addresses of a file kept for `sitemapPages`. */
const roomForPages = 100;

/** A part holds the experts and the projects of one range of ids. */
export const kindsPerPart = 2;

/** Up to this many parts are one file with everything in it; only above that an index is needed. */
export const partsPerFile = 2;

/**
 * How many ids of each kind a part covers, so that a file is never too long. It also keeps the entries of a part
 * below the 2 MB that Next's data cache takes.
 */
export const idsPerPart = Math.floor((sitemapPageLimit - roomForPages) / (kindsPerPart * partsPerFile));

export const countSitemapParts = async () =>
  Math.max(await sitemapParts(idsPerPart), await projectSitemapParts(idsPerPart));

export const pageEntries = (): SitemapEntry[] => sitemapPages.map((path) => ({ path }));

/** The experts and projects of one part, by id; `part` counts from 0. */
export async function partEntries(part: number): Promise<SitemapEntry[]> {
  const [experts, projects] = await Promise.all([
    sitemapPart(part, idsPerPart),
    projectSitemapPart(part, idsPerPart),
  ]);
  return [...experts.map(entryIn("/expert")), ...projects.map(entryIn("/projects"))];
}

const entryIn =
  (folder: string) =>
  ({ id, updatedAt }: { id: number; updatedAt: Date }): SitemapEntry => ({
    path: `${folder}/${id}`,
    // The data cache keeps JSON: a time read from it is text.
    lastModified: new Date(updatedAt),
  });

/** An XML answer that crawlers and proxies may keep for an hour. */
export const xmlResponse = (xml: string) =>
  new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
