import { languageAlternates, locales } from "./locales";

/** A page of the sitemap: its path without the prefix of a language and, where known, the time of its last change. */
export type SitemapEntry = { path: string; lastModified?: Date };

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
const linkNamespace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * A sitemap file (sitemaps.org 0.9) with every page in every language, each naming the others. The caller keeps it
 * within `sitemapLimit` addresses.
 * @param origin address of the site without a slash at the end
 */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ path, lastModified }) => {
    const addresses = Object.entries(languageAlternates(path)).map(
      ([language, address]) => [language, escapeXml(`${origin}${address}`)] as const,
    );
    const links = addresses
      .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
      .join("");
    const changed = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : "";
    return addresses
      .filter(([language]) => language !== "x-default")
      .map(([, address]) => `<url><loc>${address}</loc>${changed}${links}</url>`);
  });
  return `${declaration}<urlset ${namespace} ${linkNamespace}>\n${urls.join("\n")}\n</urlset>\n`;
}

/** A sitemap index: the full addresses of the parts. */
export function sitemapIndexXml(locations: readonly string[]): string {
  const parts = locations.map((location) => `<sitemap><loc>${escapeXml(location)}</loc></sitemap>`);
  return `${declaration}<sitemapindex ${namespace}>\n${parts.join("\n")}\n</sitemapindex>\n`;
}

/** The most addresses one sitemap file may hold (sitemaps.org), and the pages that have so many in all languages. */
export const sitemapLimit = 50_000;
export const sitemapPageLimit = Math.floor(sitemapLimit / locales.length);
