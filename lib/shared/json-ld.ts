import { type Locale, localePath } from "./locales";

/**
 * Structured data as the text of a <script type="application/ld+json">. "<" is escaped, so that no text a
 * person wrote can end the script; inside JSON the escape means the same character.
 */
export function jsonLd(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/**
 * Where a page stands, as schema.org data.
 * @param origin address of the site without a slash at the end
 * @param items labels from the home page to the page itself, the last one without an address
 */
export const breadcrumbList = (origin: string, items: readonly { label: string; href?: string }[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: items.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(href === undefined ? {} : { item: new URL(href, origin).href }),
  })),
});

const isPage = (type: unknown) => typeof type === "string" && /(?:Page|WebSite)$/.test(type);

/**
 * The data of a page in its language: pages say which one it is, and addresses to follow lead to pages in it. What
 * things are known by (`@id`) is the same in all.
 * @param origin address of the site without a slash at the end
 */
export function inLanguage(data: unknown, origin: string, locale: Locale): unknown {
  if (Array.isArray(data)) return data.map((each) => inLanguage(each, origin, locale));
  if (typeof data !== "object" || data === null) return data;
  if ("@type" in data && data["@type"] === "Organization") return data;
  const own = Object.entries(data).map(([key, value]) => {
    const isWay = (key === "url" || key === "item") && typeof value === "string";
    if (!isWay || !(value === origin || value.startsWith(`${origin}/`)))
      return [key, inLanguage(value, origin, locale)];
    const path = localePath(locale, value.slice(origin.length) || "/");
    return [key, path === value.slice(origin.length) || path === "/" ? value : `${origin}${path}`];
  });
  return {
    ...Object.fromEntries(own),
    ...("@type" in data && isPage(data["@type"]) ? { inLanguage: locale } : {}),
  };
}
