import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { Locale } from "@/lib/shared/locales";
import { englishWordsIn } from "../support/english-words";
import { expect } from "./fixtures";
import { catalogue, patternOf } from "./words";

/** Every text in a tree of texts. */
export function leavesOf(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  return tree && typeof tree === "object" ? Object.values(tree).flatMap(leavesOf) : [];
}

const textsOf = (locale: Locale): string[] => leavesOf(catalogue(locale));

const isPlain = (text: string) => !/[{<]/.test(text);
const isSimple = (text: string) =>
  !isPlain(text) &&
  !/</.test(text) &&
  !/\{\w+, (?!number\})/.test(text) &&
  /[a-z]{4}/.test(text.replace(/\{[^}]*\}/g, ""));

/** Whether a text is one of the English catalogue, and none of the other language's. */
function englishOf(locale: Locale): (text: string) => boolean {
  const own = new Set(textsOf(locale));
  const others = textsOf("en").filter((text) => !own.has(text));
  const plain = new Set(others.filter(isPlain));
  const patterns = (texts: readonly string[]) =>
    texts.filter(isSimple).map((text) => new RegExp(`^${patternOf(text)}$`));
  const [english, local] = [patterns(others), patterns([...own])];
  const isOneOf = (text: string, all: readonly RegExp[]) => all.some((pattern) => pattern.test(text));
  return (text) => plain.has(text) || (isOneOf(text, english) && !isOneOf(text, local));
}
const englishBy = new Map<string, (text: string) => boolean>();

/** What a reader sees or hears of the page, text by text, but for what says to be in another language or is somebody's own. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const locale = document.documentElement.lang;
    const isOthers = (element: Element) => {
      const lang = element.closest("[lang]")?.getAttribute("lang");
      return (
        lang !== locale ||
        element.closest("script, style, noscript, pre, [translate=no], next-route-announcer") !== null
      );
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !isOthers(parent)) found.push(walker.currentNode.nodeValue ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title], [alt]")) {
      if (isOthers(element)) continue;
      for (const name of ["aria-label", "placeholder", "title", "alt"])
        found.push(element.getAttribute(name) ?? "");
    }
    return [
      ...new Set(
        found.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => /[a-z]{2}/i.test(text)),
      ),
    ];
  });

/** What the demo's people wrote, all in English; a name of theirs may be what a skill is called too. */
const seed = path.resolve(import.meta.dirname, "../../prisma/seed/data");
const written = readdirSync(seed).flatMap((name) =>
  leavesOf(JSON.parse(readFileSync(path.join(seed, name), "utf8"))),
);
const wholes: ReadonlySet<string> = new Set(written);
const sentences = written.filter((text) => text.length > 15);

/** A text without what the demo's people wrote in it. */
const withoutTheirs = (text: string): string =>
  wholes.has(text) ? "" : sentences.reduce((rest, theirs) => rest.replaceAll(theirs, ""), text);

/** The names of skills, places and industries that a language calls otherwise. */
const otherNames = new Map<string, ReadonlySet<string>>();
async function namesOfOthers(page: Page, locale: string): Promise<ReadonlySet<string>> {
  const known = otherNames.get(locale);
  if (known) return known;
  const table: Record<string, string[][]> = await (
    await page.request.get("/api/names", { headers: { "Accept-Language": locale } })
  ).json();
  const written = new Set(Object.values(table).flatMap((rows) => rows.flatMap(([, ...names]) => names)));
  otherNames.set(locale, written);
  return written;
}

/** Where links lead that leave the page's language without saying so. */
const linksAway = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isKept = new RegExp(`^/(${document.documentElement.lang}|api)(/|$)`);
    return [...document.querySelectorAll<HTMLAnchorElement>("a[href]:not([hreflang])")]
      .map(({ href }) => new URL(href))
      .filter(({ origin, pathname }) => origin === location.origin && !isKept.test(pathname))
      .map(({ pathname }) => `a link to ${pathname}`);
  });

/** What of the page is English that we wrote, or leads to an English page, though it is in another language. */
export async function leftInEnglish(page: Page): Promise<string[]> {
  const locale = (await page.locator("html").getAttribute("lang")) as Locale;
  const isEnglish = englishBy.get(locale) ?? englishOf(locale);
  englishBy.set(locale, isEnglish);
  const [names, own] = [await namesOfOthers(page, locale), new Set(textsOf(locale))];
  const texts = (await shownTexts(page)).filter((shown) => {
    const text = withoutTheirs(shown);
    return (
      englishWordsIn(text, locale).length > 0 ||
      isEnglish(text) ||
      (names.has(text.toLowerCase()) && !own.has(text))
    );
  });
  return [...texts, ...(await linksAway(page))];
}

/** No English that we wrote is left on a page in another language; `own` is what somebody wrote. */
export async function expectNoEnglish(page: Page, name: string, own: readonly string[] = []) {
  const look = async () =>
    (await leftInEnglish(page)).filter((text) => !own.some((each) => text.includes(each)));
  let left = await look();
  // The names of places and skills come with a request of the page's own.
  for (let again = 0; left.length > 0 && again < 2; again += 1) {
    await page.waitForTimeout(1_000);
    left = await look();
  }
  expect.soft(left, `${name} in English`).toEqual([]);
}
