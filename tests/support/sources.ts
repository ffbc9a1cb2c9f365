import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(__dirname, "../..");

const rooms = ["app", "bench", "components", "lib", "prisma", "scripts", "tests"];
const isSource = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith(".d.ts");
const isGenerated = (file: string) =>
  file.startsWith("lib/server/generated/") || /(?:^|\/)(?:\.next[\w-]*|node_modules)\//.test(file);

/** Every source file of ours, as a path from the root with forward slashes. */
export function sourceFiles(): string[] {
  const inRooms = rooms.flatMap((room) =>
    existsSync(path.join(root, room))
      ? readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" }).map((file) =>
          path.posix.join(room, file),
        )
      : [],
  );
  const atRoot = readdirSync(root);
  return [...inRooms, ...atRoot]
    .filter((file) => isSource(file) && !isGenerated(file) && statSync(path.join(root, file)).isFile())
    .sort();
}

export const readSource = (file: string): string => readFileSync(path.join(root, file), "utf8");

export type Import = {
  /** As written. */
  specifier: string;
  /** The file of ours it means, or null for a package. */
  file: string | null;
  /** What is imported by name; empty for a namespace, default or side effect. */
  names: string[];
  /** Gone once compiled. */
  isTypeOnly: boolean;
};

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

const statement = /^\s*(import|export)\s+(type\s+)?([^"'`;]*?)\s*from\s*["']([^"']+)["']/gm;
const sideEffect = /^\s*import\s*["']([^"']+)["']/gm;
const dynamic = /\b(?:import|require|requireActual)\(\s*["']([^"']+)["']/g;

function resolve(from: string, specifier: string): string | null {
  const base = specifier.startsWith("@/")
    ? specifier.slice(2)
    : specifier.startsWith(".")
      ? path.posix.join(path.posix.dirname(from), specifier)
      : null;
  if (base === null) return null;
  const candidates = ["", ".ts", ".tsx", ".mjs", "/index.ts"].map((ending) => base + ending);
  return (
    candidates.find(
      (each) => existsSync(path.join(root, each)) && statSync(path.join(root, each)).isFile(),
    ) ?? base
  );
}

/** Everything a file imports, re-exports or loads later. */
export function importsOf(file: string): Import[] {
  const source = withoutComments(readSource(file));
  const found: Import[] = [];
  for (const [, , type, clause = "", specifier = ""] of source.matchAll(statement)) {
    const list = /\{([^}]*)\}/.exec(clause)?.[1] ?? "";
    const parts = list
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean);
    const values = parts.filter((part) => !part.startsWith("type "));
    found.push({
      specifier,
      file: resolve(file, specifier),
      names: parts.map((part) => part.replace(/^type /, "").split(" as ")[0] ?? ""),
      isTypeOnly:
        type !== undefined || (parts.length > 0 && values.length === 0 && !/^[\w*]/.test(clause.trim())),
    });
  }
  for (const pattern of [sideEffect, dynamic]) {
    for (const [, specifier = ""] of source.matchAll(pattern)) {
      found.push({ specifier, file: resolve(file, specifier), names: [], isTypeOnly: false });
    }
  }
  return found;
}
