import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type SchemaField = {
  column: string;
  /** PostgreSQL's name of the type, with "[]" for a list. */
  type: string;
  isOptional: boolean;
  /** Filled by the database when the application gives nothing. */
  hasDefault: boolean;
};

export type SchemaRelation = { columns: string[]; table: string; references: string[]; onDelete: string };

export type SchemaTable = {
  /** The name of the model, such as "User". */
  model: string;
  table: string;
  fields: SchemaField[];
  primaryKey: string[];
  uniqueKeys: string[][];
  indexes: string[][];
  relations: SchemaRelation[];
};

const folder = path.resolve(__dirname, "../../prisma/schema");

const scalarTypes: Record<string, string> = {
  Int: "int4",
  BigInt: "int8",
  Float: "float8",
  String: "text",
  Boolean: "bool",
  DateTime: "timestamp",
  Json: "jsonb",
  Bytes: "bytea",
};
const nativeTypes: Record<string, string> = {
  SmallInt: "int2",
  Uuid: "uuid",
  VarChar: "varchar",
  Timestamptz: "timestamptz",
  Date: "date",
};

type Model = { name: string; lines: string[]; attributes: string[] };

function readModels(): Model[] {
  const source = readdirSync(folder)
    .filter((file) => file.endsWith(".prisma"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n")
    .replace(/\/\/.*$/gm, "");
  return [...source.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = "", body = ""]) => {
    const lines = body
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    return {
      name,
      lines: lines.filter((line) => !line.startsWith("@@")),
      attributes: lines.filter((line) => line.startsWith("@@")),
    };
  });
}

const mapped = (text: string) => /@@?map\("([^"]+)"\)/.exec(text)?.[1];
const names = (list: string | undefined) =>
  (list ?? "").split(",").map((name) => name.trim().replace(/\(.*$/, ""));

/**
 * The tables that prisma/schema describes. Only what this project uses of Prisma's language is understood.
 * @throws Error for a type it does not know
 */
export function readPrismaSchema(): SchemaTable[] {
  const models = readModels();
  const tableOf = new Map(models.map(({ name, attributes }) => [name, mapped(attributes.join(" ")) ?? name]));
  const columnsOf = new Map(
    models.map(({ name, lines }) => [
      name,
      new Map(lines.map((line) => [line.split(/\s+/)[0] ?? "", mapped(line) ?? line.split(/\s+/)[0] ?? ""])),
    ]),
  );
  const columns = (model: string, list: string | undefined) =>
    names(list).map((name) => columnsOf.get(model)?.get(name) ?? name);

  return models.map(({ name: model, lines, attributes }) => {
    const fields: SchemaField[] = [];
    const relations: SchemaRelation[] = [];
    const primaryKey: string[] = [];
    const uniqueKeys: string[][] = [];
    for (const line of lines) {
      const [, name = "", type = "", mark = ""] =
        /^(\w+)\s+(Unsupported\("\w+"\)|\w+)(\[\]|\?)?/.exec(line) ?? [];
      if (tableOf.has(type)) {
        const relation =
          /@relation\(fields: \[([^\]]+)\], references: \[([^\]]+)\](?:, onDelete: (\w+))?/.exec(line);
        if (relation) {
          relations.push({
            columns: columns(model, relation[1]),
            table: tableOf.get(type) ?? type,
            references: columns(type, relation[2]),
            onDelete: relation[3] ?? "",
          });
        }
        continue;
      }
      const column = columnsOf.get(model)?.get(name) ?? name;
      const native = /@db\.(\w+)/.exec(line)?.[1];
      const base =
        /^Unsupported\("(\w+)"\)$/.exec(type)?.[1] ?? (native ? nativeTypes[native] : scalarTypes[type]);
      if (!base) throw new Error(`Unknown type in prisma/schema: ${line}`);
      fields.push({
        column,
        type: mark === "[]" ? `${base}[]` : base,
        isOptional: mark !== "",
        hasDefault: /@default\((?!uuid)/.test(line),
      });
      if (/@id\b/.test(line)) primaryKey.push(column);
      if (/@unique\b/.test(line)) uniqueKeys.push([column]);
    }
    const lists = (kind: string) =>
      attributes.flatMap((attribute) => {
        const list = new RegExp(`^@@${kind}\\(\\[([^\\]]+)\\]`).exec(attribute)?.[1];
        return list ? [columns(model, list)] : [];
      });
    return {
      model,
      table: tableOf.get(model) ?? model,
      fields,
      relations,
      primaryKey: [...primaryKey, ...lists("id").flat()],
      uniqueKeys: [...uniqueKeys, ...lists("unique")],
      indexes: lists("index"),
    };
  });
}
