/**
 * Structured data as the text of a <script type="application/ld+json">. "<" is escaped, so that no text a
 * person wrote can end the script; inside JSON the escape means the same character.
 */
export function jsonLd(data: object): string {
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
