import { readdirSync } from "node:fs";
import path from "node:path";
import { queues } from "@/lib/server/jobs/queues";
import { readSource, root } from "@/tests/support/sources";

// docs/data-flow.md tells what happens behind a committed change. Half of it is in triggers, which nobody meets while
// reading the code, so the page names each of them with the table it watches and the function it calls.

const migrations = readdirSync(path.join(root, "prisma/migrations"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const sql = migrations
  .map((name) => readSource(`prisma/migrations/${name}/migration.sql`))
  .join("\n")
  .replace(/--.*$/gm, "");
const page = readSource("docs/data-flow.md");

/** What is there after the last migration: made, and not dropped later. */
function standing(kind: "TRIGGER" | "FUNCTION"): string[] {
  const pattern = new RegExp(
    String.raw`\b(CREATE(?: OR REPLACE)?|DROP)(?: CONSTRAINT)? ${kind}(?: IF EXISTS)? "?(\w+)"?`,
    "gi",
  );
  const names = new Set<string>();
  for (const [, verb = "", name = ""] of sql.matchAll(pattern)) {
    if (/^drop$/i.test(verb)) names.delete(name);
    else names.add(name);
  }
  return [...names].sort();
}

const firstCells = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, name = ""]) => name).sort();

it("names every trigger with its table and its function, and none that is gone", () => {
  expect(standing("TRIGGER").length).toBeGreaterThan(10);
  expect(firstCells(/^\| `(\w+)` +\| `\w+`, (?:before|after) /gm)).toEqual(standing("TRIGGER"));

  const made =
    /\bCREATE(?: OR REPLACE)? TRIGGER (\w+)\s+(BEFORE|AFTER)[\s\S]*? ON (\w+)[\s\S]*?EXECUTE FUNCTION (\w+)\(\)/g;
  const last = new Map([...sql.matchAll(made)].map((match) => [match[1], match]));
  const wrong = standing("TRIGGER").filter((name) => {
    const [, , moment = "", table, called] = last.get(name) ?? [];
    const row = page.split("\n").find((line) => line.startsWith(`| \`${name}\` `)) ?? "";
    return !row.includes(`\`${table}\`, ${moment.toLowerCase()} `) || !row.includes(`\`${called}()\``);
  });
  expect(wrong).toEqual([]);
});

it("names every function, and none that is gone", () => {
  expect(firstCells(/^\| `(\w+)\([^)]*\)` +\|/gm)).toEqual(standing("FUNCTION"));
});

it("names every queue, and which run by themselves", () => {
  const rows =
    page
      .split("## Jobs")[1]
      ?.split("\n## ")[0]
      ?.matchAll(/^\| `([a-z-]+)` \| (its schedule)?/gm) ?? [];
  const named = [...rows].map(([, name, schedule]) => ({ name, isScheduled: schedule !== undefined }));
  const declared = Object.entries(queues).map(([name, queue]) => ({
    name,
    isScheduled: "schedule" in queue,
  }));
  const byName = (left: { name?: string }, right: { name?: string }) => (left.name! < right.name! ? -1 : 1);
  expect(named.sort(byName)).toEqual(declared.sort(byName));
});
