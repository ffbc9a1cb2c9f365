/** A page of the sitemap: its full address and, where known, the time of its last change. */
export type SitemapEntry = { location: string; lastModified?: Date };

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] as string);

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap file (sitemaps.org 0.9). The caller keeps it within `sitemapLimit` entries. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ location, lastModified }) => {
    const changed = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : "";
    return `<url><loc>${escapeXml(location)}</loc>${changed}</url>`;
  });
  return `${declaration}<urlset ${namespace}>\n${urls.join("\n")}\n</urlset>\n`;
}

/** A sitemap index: the full addresses of the parts. */
export function sitemapIndexXml(locations: readonly string[]): string {
  const parts = locations.map((location) => `<sitemap><loc>${escapeXml(location)}</loc></sitemap>`);
  return `${declaration}<sitemapindex ${namespace}>\n${parts.join("\n")}\n</sitemapindex>\n`;
}

/** The most addresses one sitemap file may hold (sitemaps.org). */
export const sitemapLimit = 50_000;
