import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { finishBuild } from "./finish-build.mjs";

// Node's own, because jest's would load each file into its own world.
const requireChunk = createRequire(import.meta.url);

let distDir: string;
const write = (name: string, content: string) => {
  mkdirSync(path.join(distDir, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(distDir, name), content);
};
const read = (name: string) => readFileSync(path.join(distDir, name), "utf8");
const chunk = (name: string, value: number) =>
  `module.exports = [\n1, () => ${value},\n];\n\n//# sourceMappingURL=${name}.map`;

beforeEach(() => {
  distDir = mkdtempSync(path.join(tmpdir(), "osaaja-build-"));
  write("static/chunks/one.js", "1");
  write("server/chunks/a.js", chunk("a.js", 1));
  write("server/chunks/b.js", chunk("b.js", 1));
  write("server/chunks/c.js", chunk("c.js", 2));
  write("server/chunks/ssr/d.js", chunk("d.js", 1));
  write("server/app/page.js", chunk("page.js", 1));
});

afterEach(() => {
  delete process.env.VERCEL;
  rmSync(distDir, { recursive: true });
});

it("keeps a server chunk once that stands in a folder under several names", async () => {
  const before = ["a", "c", "ssr/d"].map((name) => read(`server/chunks/${name}.js`));
  await finishBuild(distDir);
  expect(read("server/chunks/b.js")).toBe('module.exports = require("./a.js");\n');
  expect(["a", "c", "ssr/d"].map((name) => read(`server/chunks/${name}.js`))).toEqual(before);
  expect(read("server/app/page.js")).toBe(chunk("page.js", 1));
  const [, first] = requireChunk(path.join(distDir, "server/chunks/a.js"));
  const [, second] = requireChunk(path.join(distDir, "server/chunks/b.js"));
  expect([first(), second()]).toEqual([1, 1]);
});

it("changes nothing in a build that is finished", async () => {
  await finishBuild(distDir);
  const once = read("server/chunks/b.js");
  await finishBuild(distDir);
  expect(read("server/chunks/b.js")).toBe(once);
});

it("leaves a build alone that a platform serves in its own way", async () => {
  process.env.VERCEL = "1";
  await finishBuild(distDir);
  expect(read("server/chunks/b.js")).toBe(chunk("b.js", 1));
});
