import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { joinedVersions } from "@/scripts/database/earlier-versions";
import { readSource, root } from "@/tests/support/sources";

const names = readdirSync(path.join(root, "prisma/migrations"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const checksums = JSON.parse(readSource("prisma/migrations/checksums.json")) as Record<string, string>;
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("a merged migration", () => {
  // Databases keep what they were made with. A new column is a new migration: npm run db:migration -- some-name.
  it("stays as it is, and is listed with its hash", () => {
    const found = names.map((name) => [name, sha256(readSource(`prisma/migrations/${name}/migration.sql`))]);
    expect(Object.fromEntries(found)).toEqual(checksums);
    expect(Object.keys(checksums)).toEqual(names);
  });

  it("is named by its time and lower-case words", () => {
    expect(names.filter((name) => !/^20\d{12}(?:_[a-z0-9]+)+$/.test(name))).toEqual([]);
  });

  it("has earlier texts only where they are joined, none of them today's", () => {
    expect(Object.keys(joinedVersions)).toEqual(["20261120100000_initial"]);
    const earlier = Object.values(joinedVersions).flat();
    expect(new Set(earlier).size).toBe(12);
    expect(earlier.filter((hash) => Object.values(checksums).includes(hash))).toEqual([]);
  });
});
