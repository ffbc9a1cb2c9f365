import { readdirSync } from "node:fs";
import path from "node:path";
import { apiDescription, isDescribed } from "@/app/api/api-description";
import { routeModules } from "@/app/api/registry";
import { declarationsOf, httpMethods } from "@/lib/server/http/openapi";

const root = path.resolve(__dirname, "../..");

/** Every route file of app/api with the path it answers: [id] and [...rest] are {id} and {rest}. */
const routeFiles = readdirSync(path.join(root, "app/api"), { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts")
  .map((file) => {
    const folder = path.dirname(file).split(path.sep).join("/");
    return {
      file: `app/api/${folder}/route.ts`,
      path: `/api/${folder.replace(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}")}`,
    };
  });

/** Exports with which Next configures a route. */
const configuration = ["dynamic", "revalidate", "maxDuration", "runtime", "generateStaticParams"];

describe("the route registry", () => {
  it("knows every route file, and nothing else", () => {
    expect(routeFiles.length).toBeGreaterThan(0);
    expect(Object.keys(routeModules).sort()).toEqual(routeFiles.map(({ path }) => path).sort());
  });

  it.each(routeFiles)("$path is $file, every method declared through route()", async ({ file, path }) => {
    const module = await import(`../../${file}`);
    expect(routeModules[path]).toBe(module);
    const exported = Object.keys(module).filter(
      (name) => name !== "__esModule" && !configuration.includes(name),
    );
    expect(exported.filter((name) => !(httpMethods as readonly string[]).includes(name))).toEqual([]);
    expect(
      declarationsOf(module)
        .map(([method]) => method)
        .sort(),
    ).toEqual(exported.sort());
    for (const [, declaration] of declarationsOf(module)) {
      expect(["public", "user", "admin"]).toContain(declaration.access);
      expect(declaration.summary).not.toBe("");
    }
  });
});

describe("the API description", () => {
  const document = JSON.parse(JSON.stringify(apiDescription()));

  it("describes every declared method that is not internal", () => {
    const described = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = Object.entries(routeModules)
      .filter(([path]) => isDescribed(path))
      .flatMap(([path, module]) => declarationsOf(module).map(([method]) => `${method} ${path}`));
    expect(described.sort()).toEqual(declared.sort());
  });

  it("names every operation once, and every parameter of its path", () => {
    const operations = Object.entries<
      Record<string, { operationId: string; parameters?: { name: string; in: string }[] }>
    >(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, parameters = [] } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
      expect(inPath.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
    }
  });

  it("has a target for every reference", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference ?? "",
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      const target = reference
        .replace(/^#\//, "")
        .split("/")
        .reduce((part, key) => part?.[key], document);
      expect({ reference, found: target !== undefined }).toEqual({ reference, found: true });
    }
  });
});
