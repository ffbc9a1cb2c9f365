import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { hydrated } from "./fixtures";
import { expectNoEnglish } from "./left-in-english";
import type { Words } from "./words";

/** The language of a round, and what stands in it as somebody typed it. */
export type Round = Words & { locale: "fi" | "sv"; title: string };

export async function open(page: Page, { path }: Words, address: string) {
  await page.goto(path(address));
  await hydrated(page);
}

/** axe finds nothing serious on the page as it is, and nothing that we wrote is in another language than it. */
export async function look(page: Page, round: Round, name: string) {
  await expectAccessible(page, `${name} (${round.locale})`);
  await read(page, round, name);
}

/** Nothing that we wrote on the page is in another language than it. */
export async function read(page: Page, { title }: Round, name: string) {
  await expectNoEnglish(page, name, [title]);
}
