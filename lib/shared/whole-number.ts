import { z } from "zod";
import { type FieldName, says } from "@/lib/shared/validation";

type Bounds = { readonly min: number; readonly max: number };

/** Digits that somebody typed, or that stand in an address, as the number they are. */
const digits = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** A whole number within its bounds, both included. */
export function wholeNumber(field: FieldName, { min, max }: Bounds, tooSmall?: string) {
  return wholeWithin(says("named.wholeRange", { field, min, max }), { min, max }, tooSmall);
}

/** The same that says something of its own. */
export const wholeWithin = (message: string, { min, max }: Bounds, tooSmall = message) =>
  z.int({ error: message }).min(min, tooSmall).max(max, message);

/** The same as a number or as typed digits (decisions B6, E7). */
export const typedWholeNumber = (field: FieldName, bounds: Bounds) =>
  z
    .union([z.number(), digits], { error: says("named.wholeRange", { field, ...bounds }) })
    .pipe(wholeNumber(field, bounds));

/** A number that narrows or pages a list, as a number or as digits; the message says which bound was broken. */
export const listNumber = (field: FieldName, { min, max }: Bounds) =>
  z.union([z.number(), digits], { error: says("named.whole", { field }) }).pipe(
    z
      .int(says("named.whole", { field }))
      .min(min, min === 0 ? says("named.notNegative", { field }) : says("named.least", { field, min }))
      .max(max, says("named.most", { field, max })),
  );

/** A number as a form holds it while it is typed, and as a draft keeps it: text, where it is none yet. */
export const typedNumber = z.custom<number>(
  (value) => typeof value === "number" || typeof value === "string",
);
