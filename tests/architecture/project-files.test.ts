import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
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

  it("come from the npm registry alone", () => {
    const elsewhere = Object.entries(packages).filter(
      ([, { resolved }]) => resolved && !resolved.startsWith("https://registry.npmjs.org/"),
    );
    expect(elsewhere.map(([place]) => place)).toEqual([]);
  });
});

describe("messages", () => {
  const partsFolder = path.join(root, "messages/parts");
  const messages = readJson("messages/en.json") as Record<string, unknown>;
  const parts = existsSync(partsFolder)
    ? readdirSync(partsFolder)
        .filter((file) => file.endsWith(".json"))
        .map((file) => readJson(`messages/parts/${file}`) as Record<string, unknown>)
    : [];

  it("in en.json are those of the parts, merged", () => {
    expect(messages).toEqual(Object.assign({}, ...parts));
  });

  it("belong to one part each", () => {
    const namespaces = parts.flatMap((part) => Object.keys(part));
    expect(namespaces.filter((name, index) => namespaces.indexOf(name) !== index)).toEqual([]);
    expect(namespaces.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
  });

  it("are texts that say something", () => {
    const empty: string[] = [];
    const visit = (value: unknown, place: string) => {
      if (typeof value === "object" && value !== null && !Array.isArray(value)) {
        for (const [key, inner] of Object.entries(value)) visit(inner, `${place}.${key}`);
      } else if (typeof value !== "string" || value.trim() === "") empty.push(place);
    };
    visit(messages, "en");
    expect(empty).toEqual([]);
  });
});
