import { readdirSync } from "node:fs";
import path from "node:path";
import { type Import, importsOf, readSource, root, sourceFiles } from "@/tests/support/sources";

// How the house is built (docs/decisions/0001): which room may open which door. Each rule answers a list
// of offences, so that a failure names the file and what it should not have done.

const files = sourceFiles();
const isTest = (file: string) =>
  file.startsWith("tests/") || /\.test\.tsx?$/.test(file) || /-(?:fixtures|test-kit)\.tsx?$/.test(file);
const production = files.filter((file) => !isTest(file));
const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** Every import of the production files of a room that a rule objects to. */
function offences(
  isSubject: (file: string) => boolean,
  isForbidden: (target: string, each: Import, file: string) => boolean,
): string[] {
  return production
    .filter(isSubject)
    .flatMap((file) =>
      (imports.get(file) ?? [])
        .filter((each) => isForbidden(each.file ?? each.specifier, each, file))
        .map(({ specifier }) => `${file} imports ${specifier}`),
    );
}

const inRoom =
  (...rooms: string[]) =>
  (file: string) =>
    rooms.some((room) => file.startsWith(`${room}/`));
const isOurs = inRoom("app", "bench", "components", "lib", "prisma", "scripts", "tests");
const isFeatureServer = (file: string) => /^lib\/features\/[^/]+\/server\//.test(file);
const featureOf = (file: string) => /^lib\/features\/([^/]+)\//.exec(file)?.[1];

it("finds the files it speaks about", () => {
  for (const room of [
    "app",
    "components",
    "lib/shared",
    "lib/server",
    "lib/client",
    "lib/features",
    "scripts",
    "tests",
  ]) {
    expect(files.filter(inRoom(room)).length).toBeGreaterThan(3);
  }
});

it("every import of ours exists", () => {
  const missing = files.flatMap((file) =>
    (imports.get(file) ?? [])
      .filter(({ file: target }) => target !== null && !/\.\w+$/.test(target))
      .map(({ specifier }) => `${file} imports ${specifier}`),
  );
  expect(missing).toEqual([]);
});

describe("import directions", () => {
  it("lib/shared knows lib/shared only", () => {
    expect(
      offences(inRoom("lib/shared"), (target) => isOurs(target) && !inRoom("lib/shared")(target)),
    ).toEqual([]);
  });

  it("lib/server knows lib/shared and itself", () => {
    expect(
      offences(
        inRoom("lib/server"),
        (target) => isOurs(target) && !inRoom("lib/shared", "lib/server")(target),
      ),
    ).toEqual([]);
  });

  it("lib/client knows lib/shared and itself, and of features what browsers may", () => {
    expect(
      offences(
        inRoom("lib/client"),
        (target) =>
          (isOurs(target) && !inRoom("lib/shared", "lib/client", "lib/features")(target)) ||
          isFeatureServer(target),
      ),
    ).toEqual([]);
  });

  it("features know no screen, script or test", () => {
    expect(offences(inRoom("lib/features"), (target) => isOurs(target) && !inRoom("lib")(target))).toEqual(
      [],
    );
  });

  it("what a browser may load of a feature knows neither lib/server nor a server folder", () => {
    expect(
      offences(
        (file) => inRoom("lib/features")(file) && !isFeatureServer(file),
        (target) => inRoom("lib/server")(target) || isFeatureServer(target),
      ),
    ).toEqual([]);
  });

  it("the server side of a feature knows no lib/client", () => {
    expect(
      offences((file) => isFeatureServer(file) || inRoom("lib/server")(file), inRoom("lib/client")),
    ).toEqual([]);
  });

  it("components know neither lib/server nor a feature's server folder nor app", () => {
    expect(
      offences(
        inRoom("components"),
        (target) =>
          inRoom("lib/server", "app", "prisma", "scripts", "bench", "tests")(target) ||
          isFeatureServer(target),
      ),
    ).toEqual([]);
  });

  it("app knows no script, seed or test", () => {
    expect(offences(inRoom("app"), inRoom("prisma", "scripts", "bench", "tests"))).toEqual([]);
  });

  it("what is in components/ui knows no feature", () => {
    expect(
      offences(
        inRoom("components/ui"),
        (target) => inRoom("components", "lib/features")(target) && !inRoom("components/ui")(target),
      ),
    ).toEqual([]);
  });

  /** A feature may import those of a lower rank. What must reach upwards goes through a job. */
  const rank: Record<string, number> = {
    accounts: 0,
    experts: 1,
    "expert-applications": 2,
    favorites: 2,
    postings: 2,
    pricing: 2,
    engagements: 3,
    market: 3,
    matching: 3,
    meetings: 3,
    operations: 3,
    "project-applications": 3,
    contracts: 4,
    personality: 4,
    "profile-advice": 4,
    briefs: 5,
    dashboard: 5,
    onboarding: 5,
    portfolio: 6,
    privacy: 6,
  };

  it("a feature knows earlier features only", () => {
    expect(
      offences(inRoom("lib/features"), (target, _import, file) => {
        const [mine, other] = [featureOf(file), featureOf(target)];
        if (mine === undefined || other === undefined || mine === other) return false;
        return (rank[other] ?? Number.POSITIVE_INFINITY) >= (rank[mine] ?? Number.NEGATIVE_INFINITY);
      }),
    ).toEqual([]);
  });

  it("every feature has its place in the order", () => {
    const unknown = readdirSync(path.join(root, "lib/features")).filter((feature) => !(feature in rank));
    expect(unknown).toEqual([]);
  });

  it("no file of lib needs itself", () => {
    const graph = new Map(
      production
        .filter(inRoom("lib"))
        .map((file) => [
          file,
          (imports.get(file) ?? [])
            .filter(({ isTypeOnly }) => !isTypeOnly)
            .flatMap(({ file: target }) => (target?.startsWith("lib/") ? [target] : [])),
        ]),
    );
    const cycles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, way: string[]) => {
      if (way.includes(file)) {
        cycles.push([...way.slice(way.indexOf(file)), file].join(" → "));
        return;
      }
      if (done.has(file)) return;
      for (const target of graph.get(file) ?? []) visit(target, [...way, file]);
      done.add(file);
    };
    for (const file of graph.keys()) visit(file, []);
    expect(cycles).toEqual([]);
  });
});

describe("the database", () => {
  const isRepository = (file: string) =>
    /^lib\/features\/[^/]+\/server\/(?:[a-z]+-)?repository\.ts$/.test(file);
  /** Search is a repository of several files. */
  const isSearch = inRoom("lib/features/experts/server/search");
  const mayAsk = (file: string) =>
    isRepository(file) ||
    isSearch(file) ||
    inRoom("lib/server", "prisma", "scripts", "bench")(file) ||
    ["app/api/health/route.ts", "prisma.config.ts"].includes(file);

  it("is asked by repositories, lib/server, seed and scripts", () => {
    const isPrisma = (target: string) =>
      target.startsWith("@prisma/") ||
      inRoom("lib/server/generated")(target) ||
      ["pg", "kysely"].includes(target);
    const asks = ({ file, names }: Import) =>
      (file === "lib/server/db.ts" && names.some((name) => ["prisma", "pool"].includes(name))) ||
      ["lib/server/kysely.ts", "lib/server/text-statement.ts"].includes(file ?? "");
    expect(
      offences(
        (file) => !mayAsk(file),
        (target, each) => isPrisma(target) || asks(each),
      ),
    ).toEqual([]);
  });

  it("is never spoken to in SQL from anywhere else", () => {
    const speakers = production.filter(
      (file) =>
        !mayAsk(file) &&
        /\$(?:queryRaw|executeRaw)|\b(?:SELECT|INSERT INTO|DELETE FROM)\s+\S+[\s\S]{0,80}\b(?:FROM|VALUES|WHERE)\b/.test(
          readSource(file),
        ),
    );
    expect(speakers).toEqual([]);
  });
});

describe("the environment", () => {
  /** middleware.ts, instrumentation.ts and next.config.mjs run where lib/server cannot be loaded. */
  const mayRead = (file: string) =>
    file === "lib/server/env.ts" ||
    ["middleware.ts", "instrumentation.ts", "next.config.mjs"].includes(file) ||
    inRoom("scripts", "bench", "prisma")(file);

  it("is read in lib/server/env.ts", () => {
    expect(
      production.filter((file) => !mayRead(file) && /\bprocess\s*\.\s*env\b/.test(readSource(file))),
    ).toEqual([]);
  });

  it("is described in .env.example, every variable and no other", () => {
    const described = [...readSource(".env.example").matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name]) => name as string,
    );
    const schema = /z\.object\(\{([\s\S]*?)\n\}\)/.exec(readSource("lib/server/env.ts"))?.[1] ?? "";
    const read = [...schema.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name as string);
    expect(read.length).toBeGreaterThan(15);
    const elsewhere = ["COMPRESS", "PAGE_CACHE", "ADMIN_EMAIL", "ADMIN_PASSWORD"];
    expect(described.sort()).toEqual(
      [...new Set([...read.filter((name) => name !== "NODE_ENV"), ...elsewhere])].sort(),
    );
  });
});

describe("ways in", () => {
  const routes = production.filter((file) => /^app\/api\/.*route\.tsx?$/.test(file));

  it("every method of the API is declared through route()", () => {
    const offenders = routes.filter((file) => {
      const source = readSource(file);
      const exported = [
        ...source.matchAll(
          /^export\s+(?:async\s+)?(?:function|const|let|var)\s+(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b(.*)$/gm,
        ),
      ];
      const indirect = /^export\s*\{[^}]*\b(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/m.test(source);
      return (
        exported.length === 0 ||
        indirect ||
        exported.some(([, , rest]) => !/^\s*=\s*route\(/.test(rest ?? ""))
      );
    });
    expect(routes.length).toBeGreaterThan(10);
    expect(offenders).toEqual([]);
  });

  it("a route is a declaration, not a place for rules", () => {
    expect(routes.filter((file) => readSource(file).split("\n").length > 45)).toEqual([]);
  });

  it("there are no server actions", () => {
    expect(production.filter((file) => /^\s*["']use server["']/m.test(readSource(file)))).toEqual([]);
  });

  it("what holds secrets cannot be loaded by a browser", () => {
    // Next refuses a browser bundle with 'server-only' in it, however it came there; repositories and use cases
    // carry it themselves, so that no chain of imports depends on another file.
    const bare = production.filter(isFeatureServer).filter((file) => {
      const needsServer = (imports.get(file) ?? []).some(
        ({ file: target, isTypeOnly }) => !isTypeOnly && target?.startsWith("lib/server/"),
      );
      return needsServer && !/^import "server-only";/.test(readSource(file));
    });
    expect(bare).toEqual([]);
  });
});

describe("files", () => {
  const isData = (file: string) => /\/data\/|\/professions\/|common-passwords|name-lists/.test(file);

  it("have at most 300 lines", () => {
    const long = production
      .filter((file) => !isData(file))
      .map((file) => ({ file, lines: readSource(file).trimEnd().split("\n").length }));
    expect(long.filter(({ lines }) => lines > 300)).toEqual([]);
  });

  it("have names in kebab-case", () => {
    const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*\.(?:ts|tsx|mjs)$/;
    const folder = /^(?:[a-z0-9]+(?:[-.][a-z0-9]+)*|\[(?:\.\.\.)?[a-z]+\]|\([a-z-]+\))$/;
    const badly = files.filter((file) => {
      const parts = file.split("/");
      const name = parts.pop() ?? "";
      return !kebab.test(name) || !parts.every((part) => folder.test(part));
    });
    expect(badly).toEqual([]);
  });

  it("say nothing of work that is not done", () => {
    const words = new RegExp(`\\b(?:${["TO", "FIX"].join("DO|")}ME|X{3})\\b|not implemented`, "i");
    expect(production.filter((file) => words.test(readSource(file)))).toEqual([]);
  });

  it("switch off no check without saying why", () => {
    const silent = files.flatMap((file) =>
      readSource(file)
        .split("\n")
        .filter(
          (line) =>
            /@ts-ignore|@ts-nocheck/.test(line) ||
            /biome-ignore[^:]*$/.test(line) ||
            /@ts-expect-error\s*$/.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(silent.filter((line) => !line.startsWith("tests/architecture/"))).toEqual([]);
  });
});
