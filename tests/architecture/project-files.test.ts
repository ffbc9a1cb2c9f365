import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isScheduled, queues } from "@/lib/server/jobs/queues";
import { defaultLocale, locales } from "@/lib/shared/locales";
import { root } from "@/tests/support/sources";
import floors from "./dependency-floors.json";

const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8"));

describe("dependencies", () => {
  type Lock = { packages: Record<string, { version: string; resolved?: string; dev?: boolean }> };
  const { packages } = readJson("package-lock.json") as Lock;
  const manifest = readJson("package.json") as Record<
    "dependencies" | "devDependencies",
    Record<string, string>
  >;

  const numbers = (version: string) => version.split("-")[0]?.split(".").map(Number) ?? [];
  const isBelow = (version: string, floor: string) => {
    const [mine, least] = [numbers(version), numbers(floor)];
    const at = least.findIndex((number, index) => number !== mine[index]);
    return at >= 0 && (mine[at] ?? 0) < (least[at] ?? 0);
  };

  it("compares versions by number", () => {
    expect(isBelow("16.4.10", "16.4.6")).toBe(false);
    expect(isBelow("16.4.5", "16.4.6")).toBe(true);
    expect(isBelow("15.9.9", "16.4.6")).toBe(true);
    expect(isBelow("17.0.0", "16.4.6")).toBe(false);
  });

  // Floors for known holes, wherever in the tree the package stands: the gate where `npm audit` gets no answer.
  it.each(Object.entries(floors))("%s is at least %s", (name, floor) => {
    const installed = Object.entries(packages).filter(([place]) => place.endsWith(`node_modules/${name}`));
    const isOptional = name === "sharp";
    expect(installed.length > 0 || isOptional).toBe(true);
    expect(
      installed
        .filter(([, { version }]) => isBelow(version, floor))
        .map(([place, { version }]) => `${place} ${version}`),
    ).toEqual([]);
  });

  it("are pinned exactly, and the lock file agrees", () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/)]);
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
  });
});

describe("the lock file", () => {
  const { packages } = readJson("package-lock.json") as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };

  it("names the optional packages of every platform, or npm ci refuses it", () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
      ),
    );
    // Mended by: node scripts/complete-lockfile.mjs
    expect(missing).toEqual([]);
  });
});

describe("messages", () => {
  const texts: [place: string, text: unknown][] = [];
  const collect = (value: unknown, place: string) => {
    if (typeof value !== "object" || value === null) texts.push([place, value]);
    else for (const [key, inner] of Object.entries(value)) collect(inner, `${place}.${key}`);
  };
  const filesOf = (locale: string) =>
    readdirSync(path.join(root, "messages", locale)).filter((file) => file.endsWith(".json"));
  const catalogues = locales.flatMap((locale) =>
    filesOf(locale).map((file) => readJson(`messages/${locale}/${file}`) as Record<string, unknown>),
  );
  for (const catalogue of catalogues) collect(catalogue, "messages");

  it("are in a folder for each language, with the same files", () => {
    const folders = readdirSync(path.join(root, "messages"), { withFileTypes: true }).filter((each) =>
      each.isDirectory(),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual([...locales].sort());
    for (const locale of locales) expect(filesOf(locale)).toEqual(filesOf(defaultLocale));
  });

  it("stand in namespaces, sorted by name so that two people rarely edit the same line", () => {
    for (const namespaces of catalogues.map(Object.keys)) {
      expect(namespaces).toEqual([...namespaces].sort());
      expect(namespaces.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
    }
    const names = catalogues.flatMap(Object.keys);
    expect(names).toHaveLength(new Set(names).size * locales.length);
  });

  it("are texts that say something", () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(
      texts.filter(([, text]) => typeof text !== "string" || text.trim() === "" || text !== text.trim()),
    ).toEqual([]);
  });

  it("open and close their placeholders", () => {
    const depth = (text: string) =>
      [...text].reduce((sum, character) => sum + (character === "{" ? 1 : character === "}" ? -1 : 0), 0);
    expect(texts.filter(([, text]) => depth(String(text)) !== 0)).toEqual([]);
  });
});

it("the README lists every job that runs by itself", () => {
  const listed = [
    ...readFileSync(path.join(root, "README.md"), "utf8").matchAll(/^\| `([\w-]+)` +\| (?:every|at|on) /gm),
  ];
  const scheduled = (Object.keys(queues) as (keyof typeof queues)[]).filter(isScheduled);
  expect(listed.map(([, name]) => name).sort()).toEqual([...scheduled].sort());
});
