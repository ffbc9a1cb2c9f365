import { countSitemapParts, pageEntries, partEntries, xmlResponse } from "@/app/sitemaps/parts";
import { env } from "@/lib/server/env";
import { sitemapXml } from "@/lib/shared/sitemap";

export const dynamic = "force-dynamic";

const partName = /^(0|[1-9]\d{0,5})\.xml$/;

/** One part of the sitemap, /sitemaps/{n}.xml; the first one also lists the pages beside experts and projects. */
export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }) {
  const part = Number(partName.exec((await params).part)?.[1] ?? Number.NaN);
  if (!(part < (await countSitemapParts()))) return new Response("Not found", { status: 404 });
  const entries = await partEntries(part);
  return xmlResponse(sitemapXml(env().APP_URL, part === 0 ? [...pageEntries(), ...entries] : entries));
}
