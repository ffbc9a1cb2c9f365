import type { JsonSchema } from "@/lib/shared/openapi";

/** One field of a schema as a line of a table; nested fields have dotted names, items of a list "[]". */
export type SchemaRow = { name: string; type: string; required: boolean; limits: string };

/** The fields of a schema; several tables when it is one of several objects. */
export function schemaTables(schema: JsonSchema): SchemaRow[][] {
  const { inner, prefix } = unwrapList(schema);
  const variants = (inner.anyOf ?? inner.oneOf ?? [inner]).filter((variant) => variant.properties);
  const tables = variants.map((variant) => fieldRows(variant, prefix));
  return tables.length > 0
    ? tables
    : [[{ name: prefix, type: typeText(schema), required: true, limits: limitsText(schema) }]];
}

/** A list is described by its items. */
function unwrapList(schema: JsonSchema): { inner: JsonSchema; prefix: string } {
  return isObject(schema.items) ? { inner: schema.items, prefix: "[]" } : { inner: schema, prefix: "" };
}

function fieldRows(schema: JsonSchema, prefix: string): SchemaRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const row = {
      name,
      type: typeText(field),
      required: schema.required?.includes(key) ?? false,
      limits: limitsText(field),
    };
    const { inner, prefix: list } = unwrapList(withoutNull(field));
    return [row, ...fieldRows(inner, name + list)];
  });
}

/** The type in TypeScript's notation, which needs no translation: `string[]`, `"remote" | "hybrid"`, `integer | null`. */
export function typeText(schema: JsonSchema): string {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return [...new Set(variants.map(typeText))].join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.join(" | ");
  if (schema.type === "array")
    return isObject(schema.items) ? `${inBrackets(typeText(schema.items))}[]` : "array";
  if (schema.type === "object" && isObject(schema.additionalProperties) && !schema.properties) {
    return `Record<string, ${typeText(schema.additionalProperties)}>`;
  }
  return schema.type ?? "any";
}

const inBrackets = (type: string) => (type.includes(" | ") ? `(${type})` : type);

/** Format, bounds, pattern and default as formulas: `1 … 500`, `length ≤ 200`, `items ≤ 20`, `date-time`, `= 3`. */
export function limitsText(schema: JsonSchema): string {
  const own = [
    schema.format ?? "",
    range("", schema.minimum, schema.maximum),
    range("length ", schema.minLength, schema.maxLength),
    range("items ", schema.minItems, schema.maxItems),
    schema.pattern ? `/${schema.pattern}/` : "",
    schema.default === undefined ? "" : `= ${JSON.stringify(schema.default)}`,
  ];
  const nested = [...(schema.anyOf ?? schema.oneOf ?? []), ...(isObject(schema.items) ? [schema.items] : [])]
    .filter((part) => !part.properties)
    .map(limitsText);
  return [...new Set([...own, ...nested])].filter(Boolean).join("; ");
}

function range(what: string, min: number | undefined, max: number | undefined): string {
  if (min === undefined && max === undefined) return "";
  if (max === undefined) return `${what}≥ ${min}`;
  return min === undefined ? `${what}≤ ${max}` : `${what}${min} … ${max}`;
}

/** The one variant beside null, so that the fields of an optional object are listed. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const variants = (schema.anyOf ?? schema.oneOf ?? []).filter((variant) => variant.type !== "null");
  return variants.length === 1 && variants[0] ? variants[0] : schema;
}

const isObject = (value: JsonSchema | boolean | undefined): value is JsonSchema => typeof value === "object";
