import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Rule = { id: string; impact: string };

/** The looks at which screens are judged: both widths and both themes, but not each with each, which finds nothing more. */
const looks = [
  { width: 360, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

/** The page as it is now is judged at every look, which costs no second way to it; it keeps the last one. */
export async function expectAccessibleAtEveryLook(page: Page, name: string) {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveCSS("color-scheme", colorScheme);
    await expectAccessible(page, `${name} at ${width} px, ${colorScheme}`);
  }
}

/** The page as it is now does not scroll sideways, and axe finds nothing serious. `name` stands in the failure. */
export async function expectAccessible(page: Page, name: string) {
  // What still fades in has too little contrast for a moment.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe is a global of the page
    const { axe } = globalThis as any;
    // A rule of little weight gives it to all that it finds, and is left out below: a third of the work.
    const light = axe._audit.rules.filter(({ impact }: Rule) => ["minor", "moderate"].includes(impact));
    const result = await axe.run(document, {
      resultTypes: ["violations"],
      rules: Object.fromEntries(light.map(({ id }: Rule) => [id, { enabled: false }])),
    });
    return result.violations
      .filter((found: { impact: string }) => ["serious", "critical"].includes(found.impact))
      .map(
        (found: { id: string; nodes: { target: string[] }[] }) =>
          `${found.id}: ${found.nodes.map((node) => node.target.join(" ")).join(", ")}`,
      );
  });
  expect(violations, name).toEqual([]);
}
