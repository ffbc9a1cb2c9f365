import type { z } from "zod";

type NullNames<Of> = { [Name in keyof Of]: null extends Of[Name] ? Name : never }[keyof Of];

/** Every field of a record that may be null, as null: the record of somebody of whom nothing is known. */
export function nullFields<Schema extends z.ZodObject>(
  schema: Schema,
): Record<NullNames<z.infer<Schema>>, null> {
  const names = Object.keys(schema.shape).filter((name) => schema.shape[name]?.safeParse(null).success);
  return Object.fromEntries(names.map((name) => [name, null])) as Record<NullNames<z.infer<Schema>>, null>;
}
