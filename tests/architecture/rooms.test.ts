import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Import, importsOf, readSource, root, sourceFiles } from "@/tests/support/sources";

// How the house is built (ARCHITECTURE.md). Which room may open which door is the linter's to say (lint/);
// each rule here answers a list of offences, so that a failure names the file and what it should not have done.

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
const isFeatureServer = (file: string) => /^lib\/features\/[^/]+\/server\//.test(file);

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

describe("directions of imports", () => {
  /** What the linter says of files of these words that stood at these places, in a checkout below other folders. */
  function complaints(sources: Record<string, string>, { above = "", reporter = "default" } = {}): string {
    const folder = mkdtempSync(path.join(tmpdir(), "osaaja-rooms-"));
    try {
      const checkout = path.join(folder, above);
      for (const [place, source] of Object.entries(sources)) {
        const file = path.join(checkout, place);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, source);
      }
      // Beside the files, because the linter looks at nothing outside of its own folder.
      cpSync(path.join(root, "lint"), path.join(checkout, "lint"), { recursive: true });
      const { plugins } = JSON.parse(readSource("biome.json"));
      writeFileSync(path.join(checkout, "biome.json"), JSON.stringify({ plugins }));
      const program = path.join(root, "node_modules/.bin/biome");
      const options = ["--max-diagnostics=none", `--reporter=${reporter}`];
      const { stdout, stderr } = spawnSync(program, ["lint", ...options, ...Object.keys(sources)], {
        ...{ cwd: checkout, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
      });
      return stdout + stderr;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  const refused: [place: string, source: string, complaint: string][] = [
    ["lib/shared/a.ts", 'import "@/lib/server/db";', "lib/shared is pure"],
    ["lib/server/a.ts", 'export * from "@/lib/features/experts/rules";', "lib/server is infrastructure"],
    ["lib/features/experts/a.ts", 'import "./server/repository";', "What a browser may load"],
    [
      "lib/features/experts/server/a.ts",
      'import "@/lib/features/matching/rules";',
      "the layers below its own",
    ],
    ["components/experts/a.tsx", 'const load = () => import("@/lib/server/db");', "Components know neither"],
    ["components/experts/a.tsx", 'import "../matching/b";', "by its alias"],
    ["app/api/a/route.ts", 'import "@/tests/support/call";', "app knows no script"],
  ];

  it.each(refused)("are refused by the linter: %s with %s", (place, source, complaint) => {
    expect(complaints({ [place]: source })).toContain(complaint);
  });

  it("are allowed by it where they go down", () => {
    const source = 'import "@/lib/features/experts/rules";';
    expect(complaints({ "lib/features/matching/a.ts": source })).not.toContain("×");
  });

  it.each(["app", "src/app/components", "components/app"])("are the same in a checkout below %s", (above) => {
    const sources = {
      "tests/access/a.ts": 'import "@/tests/support/call";\nimport "@/scripts/a";\nimport "../support/b";',
      "bench/parts/a.ts": 'import "@/lib/server/db";\nimport "@/prisma/seed/a";',
      "instrumentation.ts": 'import "@/lib/server/env";',
      "app/a.tsx": 'import "@/lib/server/db";',
      "lib/server/a.ts": 'import "@/lib/shared/money";',
    };
    expect(complaints(sources, { above })).not.toContain("×");
    for (const [place, source, complaint] of refused) {
      expect(complaints({ [place]: source }, { above })).toContain(complaint);
    }
  });

  it("are for every feature what the layers of ARCHITECTURE.md say", () => {
    const rows = [...readSource("ARCHITECTURE.md").matchAll(/^\| (\d) +\| (.*?) +\|$/gm)];
    const layers = rows.flatMap(([, layer, names = ""]) =>
      names
        .replace(/ \(.*?\)/g, "")
        .split(", ")
        .map((name) => ({ name, layer: Number(layer) })),
    );
    const features = readdirSync(path.join(root, "lib/features"), { withFileTypes: true });
    expect(layers.map(({ name }) => name).sort()).toEqual(
      features
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort(),
    );
    const imports = layers.map(({ name }) => `import "@/lib/features/${name}/rules";`).join("\n");
    const place = (name: string) => `lib/features/${name}/a.ts`;
    const sources = Object.fromEntries(layers.map(({ name }) => [place(name), imports]));
    const printed = complaints(sources, { reporter: "github" });
    const found = [...printed.matchAll(/title=plugin,file=[^,]*?(lib\/features\/[^,]+),line=(\d+)/g)];
    const known = found.map(([, file, line]) => `${file} ${layers[Number(line) - 1]?.name}`);
    const meant = layers.flatMap((each) =>
      layers.filter(({ layer }) => layer >= each.layer).map(({ name }) => `${place(each.name)} ${name}`),
    );
    expect(known.sort()).toEqual(meant.sort());
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
  /** instrumentation.ts and next.config.mjs run where lib/server cannot be loaded. */
  const mayRead = (file: string) =>
    file === "lib/server/env.ts" ||
    ["instrumentation.ts", "next.config.mjs"].includes(file) ||
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
    /** What the product reads where lib/server is not: in scripts and the two files beside them. */
    const elsewhere = production
      .filter((file) => mayRead(file) && !inRoom("bench")(file))
      .flatMap((file) => {
        const source = readSource(file);
        const named = [...source.matchAll(/\bprocess\.env\.([A-Z][A-Z0-9_]+)/g)];
        const unpacked = [...source.matchAll(/\{([^{}]+)\}\s*=\s*process\.env\b/g)];
        return [
          ...named.map(([, name = ""]) => name),
          ...unpacked.flatMap(([, names = ""]) => names.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []),
        ];
      });
    expect(elsewhere).toEqual(expect.arrayContaining(["COMPRESS", "PAGE_CACHE", "ADMIN_PASSWORD"]));
    /** Set by Node, Next, the machine, or one of our programs for another. */
    const given = ["NODE_ENV", "NEXT_RUNTIME", "PATH", "CI", "NEXTAUTH_URL", "NEXT_DIST_DIR"];
    const meant = [...new Set([...read, ...elsewhere])].filter((name) => !given.includes(name));
    expect(described.sort()).toEqual(meant.sort());
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
  it("have at most 300 lines", () => {
    const long = production.map((file) => ({ file, lines: readSource(file).trimEnd().split("\n").length }));
    expect(long.filter(({ lines }) => lines > 300)).toEqual([]);
  });

  it("have names in kebab-case", () => {
    const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*\.(?:ts|tsx|mjs)$/;
    const folder = /^(?:[a-z0-9]+(?:[-.][a-z0-9]+)*|\[(?:\.\.\.)?[a-z]+\]|\[\[\.\.\.[a-z]+\]\]|\([a-z-]+\))$/;
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
