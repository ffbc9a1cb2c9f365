import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What reads a clock or a calendar, and so may differ with the zone of the machine. */
const date = /\bDate\b|\bDateTimeFormat\b|toLocale(?:Date|Time)String|\/dates"|\/closed-days"/;

const sourceOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** The files of ours that a file imports itself. */
function importsOf(root: string, file: string): string[] {
  return [...sourceOf(file).matchAll(/(?:from|import) "((?:@|\.{1,2})\/[^"]+)"/g)].map(
    ([, specifier = ""]) => {
      const base = specifier.startsWith("@/")
        ? path.join(root, specifier.slice(2))
        : path.join(path.dirname(file), specifier);
      return existsSync(`${base}.ts`) ? `${base}.ts` : `${base}.tsx`;
    },
  );
}

/**
 * The unit tests whose outcome could depend on the machine's time zone: they, or what they import themselves, read
 * dates. The others would only repeat what they have shown in UTC.
 * @param root the project's folder
 * @returns paths from it
 */
export function testsThatTouchDates(root: string): string[] {
  return ["lib", "prisma", "scripts", "tests/matching"]
    .flatMap((room) =>
      readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" }).map((file) =>
        path.join(room, file),
      ),
    )
    .filter((file) => file.endsWith(".test.ts"))
    .filter((file) => {
      const test = path.join(root, file);
      return [test, ...importsOf(root, test)].some((each) => date.test(sourceOf(each)));
    })
    .sort();
}
