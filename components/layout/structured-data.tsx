import { useLocale } from "#texts";
import { inLanguage, jsonLd } from "@/lib/shared/json-ld";

/**
 * What a page is about, for search engines, as schema.org data in the page's language.
 * @param origin address of the site without a slash at the end
 */
export function StructuredData({ data, origin }: { data: object; origin: string }) {
  return (
    <script
      type="application/ld+json"
      // jsonLd escapes what could end the script.
      dangerouslySetInnerHTML={{ __html: jsonLd(inLanguage(data, origin, useLocale())) }}
    />
  );
}
