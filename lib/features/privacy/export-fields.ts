import { z } from "zod";

// What the fields of exported records are made of.

export const instant = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime(),
);
/** Cents; PostgreSQL's bigint arrives as one. */
export const cents = z.preprocess((value) => (typeof value === "bigint" ? Number(value) : value), z.int());
export const text = z.string();
export const texts = z.array(z.string());
export const whole = z.int();
export const score = z.int().nullable();
export const json = z.unknown();
