import { gzipSync } from "node:zlib";
import { send } from "./http";
import { type Aim, type Report, readable } from "./report";
import type { Stage } from "./servers";

const kilobytes = (bytes: number) => bytes / 1_000;
const zipped = (content: string | Uint8Array) => gzipSync(content, { level: 6 }).length;

type Weight = { scripts: number; html: number; htmlZipped: number; files: number };

/**
 * Every script that the first visit of a page loads: the script elements and preloads of its HTML, and the
 * files that its inline data names, which the browser fetches to bring the page to life. Without the
 * polyfills for browsers that know no modules.
 */
export function scriptsOf(html: string): string[] {
  const modern = html.replace(/<script\b[^>]*\bnomodule\b[^>]*>/gi, "");
  const paths = modern.matchAll(/\/_next\/static\/[^"'\\\s?]+\.js\b/g);
  return [...new Set([...paths].map(([path]) => path))];
}

async function weigh(url: string, path: string): Promise<Weight> {
  const page = await send(`${url}${path}`);
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
  const files = scriptsOf(page.text);
  let scripts = 0;
  for (const file of files) {
    const answer = await fetch(`${url}${file}`);
    if (answer.status !== 200) throw new Error(`${file} of ${path} answered ${answer.status}`);
    scripts += zipped(new Uint8Array(await answer.arrayBuffer()));
  }
  return { scripts, html: Buffer.byteLength(page.text), htmlZipped: zipped(page.text), files: files.length };
}

/** First-load JavaScript (gzip) of the public pages over an empty App Router page, and what their HTML weighs. */
export async function measureWeight(
  { applicationUrl, bareUrl, client }: Stage,
  report: Report,
): Promise<void> {
  report.section("Weight of the pages");
  const { rows } = await client.query("SELECT expert_id FROM expert_search ORDER BY display_order LIMIT 1");
  const pages: { name: string; path: string; aim?: Aim }[] = [
    { name: "/", path: "/", aim: { atMost: 42 } },
    { name: "/expert/{id}", path: `/expert/${rows[0].expert_id}`, aim: { atMost: 15 } },
    { name: "/book-meeting", path: "/book-meeting" },
    { name: "/login", path: "/login" },
  ];
  const empty = await weigh(bareUrl, "/empty");
  report.add({
    name: "an empty page: JavaScript",
    value: kilobytes(empty.scripts),
    unit: "kB gzip",
    detail: `${empty.files} files`,
  });
  for (const { name, path, aim } of pages) {
    const { scripts, html, htmlZipped, files } = await weigh(applicationUrl, path);
    report.add(
      {
        name: `${name}: JavaScript over an empty page`,
        value: kilobytes(scripts - empty.scripts),
        unit: "kB gzip",
        detail: `${readable(kilobytes(scripts))} kB in ${files} files`,
        ...(aim ? { aim } : {}),
      },
      {
        name: `${name}: HTML`,
        value: kilobytes(html),
        unit: "kB",
        detail: `${readable(kilobytes(htmlZipped))} kB gzip`,
      },
    );
  }
}
