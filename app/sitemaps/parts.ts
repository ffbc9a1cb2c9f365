import { sitemapPart, sitemapParts } from "@/lib/features/experts/server/cached-reads";
import { env } from "@/lib/server/env";
import { type SitemapEntry, sitemapLimit } from "@/lib/shared/sitemap";

/** Public pages beside the experts' profiles, most important first. Only pages that exist. */
export const sitemapPages = ["/", "/book-meeting", "/api-docs"] as const;

/** Addresses of a file kept for `sitemapPages`. */
const roomForPages = 100;

/**
 * How many expert ids a part covers. Half a file, because Next's data cache takes no more than 2 MB in one
 * entry and 50,000 experts are more than that.
 */
export const idsPerPart = (sitemapLimit - roomForPages) / 2;

/** Up to this many parts are one file with everything in it; only above that an index is needed. */
export const partsPerFile = 2;

export const countSitemapParts = () => sitemapParts(idsPerPart);

export const pageEntries = (): SitemapEntry[] =>
  sitemapPages.map((page) => ({ location: `${env().APP_URL}${page}` }));

/** The experts of one part, by id; `part` counts from 0. */
export async function expertEntries(part: number): Promise<SitemapEntry[]> {
  const experts = await sitemapPart(part, idsPerPart);
  return experts.map(({ id, updated_at }) => ({
    location: `${env().APP_URL}/expert/${id}`,
    // The data cache keeps JSON: a time read from it is text.
    lastModified: new Date(updated_at),
  }));
}

/** An XML answer that crawlers and proxies may keep for an hour. */
export const xmlResponse = (xml: string) =>
  new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
