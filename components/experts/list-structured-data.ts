import { shellRoutes } from "@/components/layout/navigation";
import type { CardPage } from "@/lib/features/experts/card";

/**
 * The list as schema.org data: the experts in their order, each by its address, which has the rest.
 * @param origin address of the site without a slash at the end
 */
export function expertListData({ experts, total }: CardPage, origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    "@id": `${origin}${shellRoutes.experts}#list`,
    url: `${origin}${shellRoutes.experts}`,
    numberOfItems: total,
    itemListElement: experts.map(({ id, name, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: `${origin}/expert/${id}`,
      name: `${name}, ${title}`,
    })),
  };
}
