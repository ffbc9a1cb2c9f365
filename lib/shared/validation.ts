import type { z } from "zod";
import { formatEuros } from "@/lib/shared/format-money";
import type { Locale } from "@/lib/shared/locales";
import type catalogue from "@/messages/en/validation.json";

type Sentences = (typeof catalogue)["Validation"];
type KeysOf<Group> = { [Key in keyof Group]: Group[Key] extends string ? Key & string : never }[keyof Group];

/** A sentence of the catalogue (Validation): "required.email". */
export type ValidationKey = {
  [Group in Exclude<keyof Sentences, "fields"> & string]: `${Group}.${KeysOf<Sentences[Group]>}`;
}[Exclude<keyof Sentences, "fields"> & string];

/** A field as a sentence calls it (Validation.fields). */
export type FieldName = keyof Sentences["fields"];

type Value = string | number | { readonly cents: number };
/** What a sentence is filled with. `field` is the field's name, put into words with the sentence. */
export type ValidationValues = { readonly field?: FieldName } & Readonly<Record<string, Value>>;

/** What is wrong with one field: its dotted path and a `says(…)`. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/**
 * The message of a rule in a schema. zod carries nothing but text through its unions, pipes and forms, so the key
 * travels with its values as one; `wordValidation` makes the sentence where somebody reads it.
 */
export const says = (key: ValidationKey, values?: ValidationValues): string =>
  values === undefined ? key : `${key} ${JSON.stringify(values)}`;

function read(message: string): { key: ValidationKey; values: ValidationValues } {
  const end = message.indexOf(" ");
  if (end === -1) return { key: message as ValidationKey, values: {} };
  return { key: message.slice(0, end) as ValidationKey, values: JSON.parse(message.slice(end + 1)) };
}

/** A sentence of Validation with its values filled in; `key` is one of `ValidationKey` or "fields.…". */
export type ValidationTexts = (key: string, values: Record<string, string | number>) => string;

/** The sentence of a `says(…)`. */
export function wordValidation(message: string, texts: ValidationTexts, locale: Locale): string {
  const { key, values } = read(message);
  const worded = Object.entries(values).map(([name, value]) => {
    if (name === "field") return [name, texts(`fields.${value}`, {})];
    if (typeof value !== "object") return [name, value];
    const fractionDigits = value.cents % 100 === 0 ? 0 : 2;
    return [name, formatEuros(value.cents, locale, { fractionDigits })];
  });
  return texts(key, Object.fromEntries(worded));
}

/** Whether a `says(…)` does not tell which field it means, so that its name has to stand before it. */
export const isGeneric = (message: string): boolean => message.startsWith("generic.");

/** Whether a `says(…)` does not tell which field it means, so that a list of faults puts the field's label before it. */
export const needsLabel = (message: string): boolean => isGeneric(message) || message.startsWith("bare.");

/**
 * A rule over several fields is checked as soon as these can be read, whatever else is still wrong: everything that is
 * wrong is told at once.
 */
export const whenRead = (fields: z.ZodType) => ({
  when: ({ value }: { value: unknown }) => fields.safeParse(value).success,
});

/** What rules without a message of their own say: the error map of every parse of what people and programs send. */
export const validationMessages: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return says("generic.type", { expected: issue.expected, received: typeName(issue.input) });
    case "invalid_value":
      return issue.values.length === 1
        ? says("generic.value", { expected: quoted(issue.values[0]) })
        : says("generic.option", { options: issue.values.map(quoted).join("|") });
    case "too_big":
      return says(sizeKeys[issue.origin]?.more ?? "generic.bigger", {
        origin: issue.origin,
        bound: issue.exact ? "exactly" : issue.inclusive ? "atMost" : "below",
        maximum: String(issue.maximum),
      });
    case "too_small":
      return says(sizeKeys[issue.origin]?.less ?? "generic.smaller", {
        origin: issue.origin,
        bound: issue.exact ? "exactly" : issue.inclusive ? "atLeast" : "above",
        minimum: String(issue.minimum),
      });
    case "invalid_format":
      return issue.format === "regex"
        ? says("generic.pattern", { pattern: String(issue.pattern) })
        : says(formatKeys[issue.format] ?? "generic.format", { format: issue.format });
    case "not_multiple_of":
      return says("generic.multiple", { divisor: String(issue.divisor) });
    case "unrecognized_keys":
      return says(issue.keys.length === 1 ? "generic.unknownKey" : "generic.unknownKeys", {
        keys: issue.keys.map(quoted).join(", "),
      });
    case "invalid_key":
      return says("generic.key");
    default:
      return says("generic.input");
  }
};

/** Things whose size is a length. */
const sizeKeys: Readonly<Record<string, { more: ValidationKey; less: ValidationKey }>> = {
  string: { more: "generic.longerText", less: "generic.shorterText" },
  file: { more: "generic.longerFile", less: "generic.shorterFile" },
  array: { more: "generic.longerList", less: "generic.shorterList" },
};

const formatKeys: Readonly<Record<string, ValidationKey>> = {
  date: "generic.date",
  datetime: "generic.instant",
  email: "generic.email",
  url: "generic.url",
};

const quoted = (value: unknown): string => (typeof value === "string" ? `"${value}"` : String(value));

/** What kind of thing was sent, in the words of JSON. */
function typeName(input: unknown): string {
  if (typeof input === "number") return Number.isFinite(input) ? "number" : String(input);
  if (input === null) return "null";
  if (Array.isArray(input)) return "array";
  const isOfClass = typeof input === "object" && Object.getPrototypeOf(input) !== Object.prototype;
  return isOfClass ? ((input.constructor?.name as string | undefined) ?? "object") : typeof input;
}
