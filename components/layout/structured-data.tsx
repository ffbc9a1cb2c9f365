import { jsonLd } from "@/lib/shared/json-ld";

/** What a page is about, for search engines, as schema.org data. */
export const StructuredData = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    // jsonLd escapes what could end the script.
    dangerouslySetInnerHTML={{ __html: jsonLd(data) }}
  />
);
