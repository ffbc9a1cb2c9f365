import { apiDescription, isDescribed } from "@/app/api/api-description";
import { endpoints } from "@/lib/features/api";
import { listRoutes, routeFiles } from "@/tests/support/routes";

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Exports with which Next configures a route. */
const configuration = ["dynamic", "revalidate", "maxDuration", "runtime", "generateStaticParams"];

describe("the declared calls", () => {
  it("are those that route files answer, each at its own path with its own method", async () => {
    const routes = await listRoutes();
    expect(routes.length).toBeGreaterThan(0);
    // [id] is {id}, [[...rest]] is {rest}.
    const answered = routes.map(({ method, path }) => ({
      method,
      path: path.replace(/\[?\[(?:\.\.\.)?(\w+)\]\]?/g, "{$1}"),
    }));
    expect(routes.map(({ declaration }) => declaration && nameOf(declaration))).toEqual(answered.map(nameOf));
    expect(endpoints.map(nameOf).sort()).toEqual(answered.map(nameOf).sort());
    const declared: ReadonlySet<unknown> = new Set(endpoints);
    expect(routes.filter(({ declaration }) => !declared.has(declaration))).toEqual([]);
  });

  it.each(routeFiles())("%s exports nothing else", async (file) => {
    const module = await import(`../../app/api/${file}`);
    const exported = Object.keys(module).filter(
      (name) => name !== "__esModule" && !configuration.includes(name),
    );
    const routes = (await listRoutes()).filter(({ handler }) => Object.values(module).includes(handler));
    expect(exported.sort()).toEqual(routes.map(({ method }) => method).sort());
  });

  it("say who may call, and what for", () => {
    for (const { access, summary } of endpoints) {
      expect(["public", "user", "admin"]).toContain(access);
      expect(summary).not.toBe("");
    }
  });
});

describe("the API description", () => {
  const document = JSON.parse(JSON.stringify(apiDescription()));

  it("describes every declared method that is not internal", () => {
    const described = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(endpoints.filter(isDescribed).map(nameOf).sort());
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

  it("demands no field of a body that may be left out", () => {
    type Fields = { required?: string[]; properties?: Record<string, Fields> };
    for (const { method, path, body, bodyType = "application/json" } of endpoints.filter(isDescribed)) {
      const content = document.paths[path][method.toLowerCase()].requestBody?.content;
      const fields: Fields | undefined = content?.[[bodyType].flat()[0] as string]?.schema;
      const nested = Object.entries(fields?.properties ?? {}).filter(([, each]) => each.properties);
      const refused = [{}, ...nested.map(([name]) => ({ [name]: {} }))].flatMap(
        (sent) => body?.safeParse(sent).error?.issues.map((issue) => issue.path.join(".")) ?? [],
      );
      const demanded = [
        ...(fields?.required ?? []),
        ...nested.flatMap(([name, each]) => each.required?.map((field) => `${name}.${field}`) ?? []),
      ];
      const optional = demanded.filter((field) => !refused.includes(field));
      expect({ call: nameOf({ method, path }), optional }).toEqual({
        call: nameOf({ method, path }),
        optional: [],
      });
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
