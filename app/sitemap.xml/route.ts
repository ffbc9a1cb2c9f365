import { countSitemapParts, pageEntries, partEntries, partsPerFile, xmlResponse } from "@/app/sitemaps/parts";
import { env } from "@/lib/server/env";
import { sitemapIndexXml, sitemapXml } from "@/lib/shared/sitemap";

// Never made at build, where there is neither a database nor the address of the site. What it reads is cached.
export const dynamic = "force-dynamic";

/** The sitemap: one file as long as everything fits, otherwise the index of its parts. */
export async function GET() {
  const count = await countSitemapParts();
  const parts = Array.from({ length: count }, (_, part) => part);
  if (count > partsPerFile) {
    return xmlResponse(sitemapIndexXml(parts.map((part) => `${env().APP_URL}/sitemaps/${part}.xml`)));
  }
  const entries = await Promise.all(parts.map(partEntries));
  return xmlResponse(sitemapXml(env().APP_URL, [...pageEntries(), ...entries.flat()]));
}
