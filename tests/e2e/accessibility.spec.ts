import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, hydrated, test } from "./fixtures";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const pages = [
  "/",
  "/expert/1",
  "/expert/999999",
  "/book-meeting?expert=1",
  "/book-meeting",
  "/login",
  "/register",
  "/forgot-password",
  "/api-docs",
  "/no-such-page",
];

test.use({ allowedErrors: [/status of 404/] });

for (const width of [360, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds nothing serious at ${width} px, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const path of pages) {
        await page.goto(path);
        await hydrated(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => {
          // biome-ignore lint/suspicious/noExplicitAny: axe is a global of the page
          const result = await (globalThis as any).axe.run(document, { resultTypes: ["violations"] });
          return result.violations
            .filter((found: { impact: string }) => ["serious", "critical"].includes(found.impact))
            .map(
              (found: { id: string; nodes: { target: string[] }[] }) =>
                `${found.id}: ${found.nodes.map((node) => node.target.join(" ")).join(", ")}`,
            );
        });
        expect(violations, path).toEqual([]);
      }
    });
  }
}
