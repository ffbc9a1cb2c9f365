import "server-only";
import { fork } from "node:child_process";
import path from "node:path";
import { z } from "zod";
import { logger } from "@/lib/server/logger";

/** What a page says, without its form. */
const pageText = z.object({
  title: z.string(),
  description: z.string(),
  headings: z.array(z.string()),
  /** Absolute addresses that the page links to, each once. */
  links: z.array(z.string()),
  hasPasswordField: z.boolean(),
  /** What it tells search engines: words, and names of people. */
  data: z.object({ words: z.array(z.string()), names: z.array(z.string()) }),
  /** The readable words, a line for each paragraph, heading and item. */
  text: z.string(),
});
export type PageText = z.infer<typeof pageText>;

const limits = {
  /** Most pages take a tenth of this, the start of the process included. */
  ms: 4_000,
  /** Processes at once; whoever comes then gets the plain reading. */
  processes: 3,
} as const;
/** A page that fills the heap ends its reader alone; a thread without memory can end the whole server with it. */
const heap = ["--max-old-space-size=192", "--max-semi-space-size=16"];
/** Shipped with what it imports by next.config.mjs: Turbopack takes what is forked for a module to import. */
const file = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  "lib/features/portfolio/server/page-reader.mjs",
);
let underWay = 0;

/**
 * Reads a page of HTML: its own words, found by Readability or, where that misreads a portfolio, all of its body.
 * @param ms how long that may take, in milliseconds, before the words between the tags have to do
 */
export async function readHtml(html: string, url: URL, ms: number = limits.ms): Promise<PageText> {
  if (underWay >= limits.processes) return plainReading(html);
  underWay += 1;
  try {
    return pageText.parse(await inProcess(html, url, ms));
  } catch (error) {
    logger().info({ reason: (error as Error).message }, "a portfolio page was read plainly");
    return plainReading(html);
  } finally {
    underWay -= 1;
  }
}

function inProcess(html: string, url: URL, ms: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // Neither the secrets of this process nor its loaders; what a dying heap prints is of no use to anybody.
    const reader = fork(file, [], {
      env: { NODE_ENV: "production" },
      execArgv: heap,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const timer = setTimeout(() => end(() => reject(new Error("too slow"))), ms);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      reader.kill("SIGKILL");
      settle();
    };
    reader.once("message", (page) => end(() => resolve(page)));
    reader.once("error", (error) => end(() => reject(error)));
    reader.once("close", () => end(() => reject(new Error("no answer"))));
    // A reader that has ended says so by itself, above.
    reader.send({ html, url: url.href }, () => undefined);
  });
}

/** A page of text without any markup. */
export const readPlainText = (text: string): PageText => ({
  title: "",
  description: "",
  headings: [],
  links: [...new Set(text.match(/https?:\/\/[^\s<>"')\]]{3,500}/g) ?? [])].slice(0, 200),
  hasPasswordField: false,
  data: { words: [], names: [] },
  text,
});

/** Elements whose content is no text. */
const silent = ["script", "style", "noscript", "template", "svg"];
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  auml: "ä",
  ouml: "ö",
  aring: "å",
  Auml: "Ä",
  Ouml: "Ö",
  Aring: "Å",
};

/**
 * The words between the tags, for pages that the reader cannot read in time. One pass: its time grows with the length
 * of the page, whatever stands in it.
 */
function plainReading(html: string): PageText {
  const lower = html.toLowerCase();
  let text = "";
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    text += html.slice(at, open < 0 ? undefined : open);
    if (open < 0) break;
    const name = /^<\/?([a-z][a-z0-9]{0,20})/.exec(lower.slice(open, open + 24))?.[1];
    const isComment = lower.startsWith("<!--", open);
    const isSilent = name !== undefined && silent.includes(name) && lower[open + 1] !== "/";
    const ending = isComment ? "-->" : isSilent ? `</${name}` : ">";
    const close =
      name !== undefined || isComment || lower[open + 1] === "!" ? lower.indexOf(ending, open + 1) : open;
    if (close < 0) break;
    text += name === undefined ? (close === open ? "<" : " ") : "\n";
    at = close + (close === open ? 1 : isSilent ? 0 : ending.length);
  }
  const decoded = text
    .replace(/&#(\d{1,7});/g, (all, code) => character(Number(code)) ?? all)
    .replace(/&([a-zA-Z]{2,5});/g, (all, name) => entities[name] ?? all);
  const lines = decoded.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  const title = /<title[^>]{0,200}>([^<]{0,400})/i.exec(html.slice(0, 50_000))?.[1] ?? "";
  return {
    ...readPlainText(lines.filter(Boolean).join("\n")),
    title: title.trim(),
    hasPasswordField: lower.includes('type="password"'),
  };
}

const character = (code: number) =>
  code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : null;
