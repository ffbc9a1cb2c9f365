import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { type ParsedMail, simpleParser } from "mailparser";
import { browserDataDir, browserPort } from "./environment";

/** A message in the console that the page under test is known to cause, e.g. a 404 it is about. */
type Options = { allowedErrors: RegExp[] };

/** A second person, in a browser of their own at 360 px. */
type OtherPage = { otherPage: Page };

/** The worker's server answers. */
type Ready = { ready: undefined };

/** Every journey fails on a stray console.error or an uncaught error. */
export const test = base.extend<Options & OtherPage, Ready>({
  ready: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const isHealthy = async () =>
        (await fetch(`http://127.0.0.1:${browserPort}/api/health`).catch(() => null))?.ok ?? false;
      await expect.poll(isHealthy, { timeout: 180_000 }).toBe(true);
      await use(undefined);
    },
    { scope: "worker", auto: true, timeout: 180_000 },
  ],
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const stray = strayErrors(page, allowedErrors);
    await use(page);
    expect(stray()).toEqual([]);
  },
  otherPage: async ({ browser, allowedErrors }, use) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    const stray = strayErrors(page, allowedErrors);
    await use(page);
    expect(stray()).toEqual([]);
    await context.close();
  },
});

/** Listens to a page from now on. @returns what it has said until then */
function strayErrors(page: Page, allowedErrors: RegExp[]): () => string[] {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  return () => errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)));
}

export { expect };

const outbox = path.join(browserDataDir, "outbox");

/** The newest mail to an address whose subject fits, waiting until the job has written it: of a move, after its undoing is over. */
export async function mailTo(address: string, subject: RegExp): Promise<ParsedMail> {
  let found: ParsedMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mails())
          .filter((mail) => recipients(mail).includes(address) && subject.test(mail.subject ?? ""))
          .at(-1);
        return found !== undefined;
      },
      { message: `a mail to ${address} about ${subject}`, timeout: 60_000 },
    )
    .toBe(true);
  return found as ParsedMail;
}

/** Every mail in the outbox, oldest first (file names begin with the time). */
export async function mails(): Promise<ParsedMail[]> {
  let names: string[] = [];
  try {
    names = readdirSync(outbox)
      .filter((name) => name.endsWith(".eml"))
      .sort();
  } catch {
    return [];
  }
  return Promise.all(names.map((name) => simpleParser(readFileSync(path.join(outbox, name)))));
}

function recipients(mail: ParsedMail): string[] {
  return [mail.to ?? []].flat().flatMap((list) => list.value.map(({ address }) => address ?? ""));
}

/** The first address of this site in a mail's text. */
export function linkIn(mail: ParsedMail, path: string): string {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path);
  if (!link) throw new Error(`no link to ${path} in: ${mail.text}`);
  return link;
}

/** Waits until React answers to every control of the page. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() =>
    [
      ...document.querySelectorAll("header button, main button, main input, main select, main textarea"),
    ].every((control) => Object.keys(control).some((key) => key.startsWith("__react"))),
  );
  // The controls know React before its effects ran; until then Next puts back the address that the page came with.
  // A page that draws nothing may never be idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
}
