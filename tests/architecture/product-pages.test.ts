import { readdirSync } from "node:fs";
import path from "node:path";
import { mailKinds } from "@/lib/server/mail/kinds";
import { readSource, root } from "@/tests/support/sources";

// Tables of docs/product that promise to name all of something are compared with it.

/** What stands below a heading of a page. */
const section = (page: string, heading: string) =>
  readSource(`docs/product/${page}.md`)
    .split(/^## /m)
    .find((part) => part.startsWith(heading)) ?? "";

/** What stands in back ticks in a column of the tables. */
const namedIn = (text: string, column: number): string[] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .flatMap((line) => [...(line.split("|")[column] ?? "").matchAll(/`([^`]+)`/g)])
    .map(([, name = ""]) => name);

it("overview.md names every screen, second addresses included, each once", () => {
  const screens = readdirSync(path.join(root, "app/[locale]"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx" && !file.startsWith("[...rest]"))
    .map((file) => path.posix.join("/", path.dirname(file).replace(/\([a-z]+\)\/?/g, "")))
    .map((address) => address.replace(/\[(\w+)\]/g, "{$1}"));
  const aliases = [...readSource("middleware.ts").matchAll(/^ {2}"(\/[a-z-]+)": "\//gm)];
  expect(aliases.length).toBeGreaterThan(3);
  const named = namedIn(section("overview", "All screens"), 1);
  expect(named.sort()).toEqual([...screens, ...aliases.map(([, alias = ""]) => alias)].sort());
});

it("mail.md names every kind of mail, each once", () => {
  expect(namedIn(section("mail", "What is sent"), 3).sort()).toEqual([...mailKinds].sort());
});
