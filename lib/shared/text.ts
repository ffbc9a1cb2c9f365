import { z } from "zod";
import { parseBusinessId } from "@/lib/shared/business-id";
import { isRealDate } from "@/lib/shared/dates";
import { type FieldName, says } from "@/lib/shared/validation";

const nul = String.fromCharCode(0);
/** PostgreSQL refuses NUL in text and half a character in JSON, so they are a validation message here and no error there. */
export const isStorable = (value: string): boolean => !value.includes(nul) && !/\p{Surrogate}/u.test(value);
const unstorable = says("bare.unstorable");

/** What turns text round, or says which way it runs: a name would be read otherwise than it is compared. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A text as it is read: without marks of direction, and empty where nobody would see anything of it. */
export function readable(value: string): string {
  const kept = value.replace(directionMarks, "");
  return /[^\p{Cf}\p{Z}]/u.test(kept) ? kept : "";
}
const tooLong = (max: number) => says("bare.longest", { max });

interface TextOptions {
  /** Fewest characters after trimming, default 1. */
  min?: number;
  /** Most characters after trimming. */
  max: number;
  /** How the message calls the field when the text is missing or too short. */
  field: FieldName;
}

/** A text whose message is no sentence about its field. */
interface OtherTextOptions extends Omit<TextOptions, "field"> {
  /** A `says(…)`, for a text that is missing or too short. */
  message: string;
}

function missing(min: number, field: FieldName): string {
  if (min === 0) return says("named.text", { field });
  return min === 1 ? says("named.required", { field }) : says("named.shortest", { field, min });
}

/**
 * Required text: trimmed, bounded, composed to NFC (so that 'Ä' typed on two machines is one letter), no NUL, and as it
 * is read.
 */
export function text({ min = 1, max, ...options }: TextOptions | OtherTextOptions) {
  const message = "message" in options ? options.message : missing(min, options.field);
  return z
    .string({ error: message })
    .overwrite(readable)
    .trim()
    .normalize("NFC")
    .min(min, message)
    .max(max, tooLong(max))
    .refine(isStorable, unstorable);
}

/**
 * Text that may be missing. Absent stays absent and null stays null, because a PATCH tells them apart
 * (decisions B18); empty text means null.
 */
export function optionalText(max: number) {
  return z
    .string()
    .overwrite(readable)
    .trim()
    .normalize("NFC")
    .max(max, tooLong(max))
    .refine(isStorable, unstorable)
    .transform((value) => (value === "" ? null : value))
    .nullish();
}

const longestSearch = 200;
/** The words by which a list is searched. */
export const searchedWords = z
  .string()
  .trim()
  .max(longestSearch, says("bare.mostCharacters", { max: longestSearch }))
  .refine(isStorable, unstorable)
  .optional();

/** An e-mail address, trimmed, at most 254 characters (RFC 5321); its case is kept as typed. */
export function emailText() {
  const message = says("named.email");
  return z.string({ error: message }).trim().max(254, message).pipe(z.email(message));
}

/** Whether a text is the http(s) address of a page on the web: with a domain, without spaces or a password. */
function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^/\\\s]\S*$/i.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname.includes(".") && username === "" && password === "";
}

/**
 * An address on the web that may be missing: http and https only, so that no link of ours runs a script. People
 * leave out "https://", so it is put before what names no scheme. Absent, null and empty as in `optionalText`.
 */
export function optionalWebAddress(max = 500) {
  return optionalText(max)
    .transform((value) => (value && !/^[a-z][a-z0-9+.-]*:/i.test(value) ? `https://${value}` : value))
    .refine(
      (value) => value === null || value === undefined || isWebAddress(value),
      says("generic.webAddress"),
    );
}

/** A Finnish business id (Y-tunnus) that may be missing, in its official form. Absent, null and empty as in `optionalText`. */
export function optionalBusinessId() {
  return optionalText(40).transform((value, context) => {
    if (!value) return value;
    const id = parseBusinessId(value);
    if (id !== null) return id;
    context.addIssue({ code: "custom", message: says("bare.businessId") });
    return z.NEVER;
  });
}

/** Whether a name says anything: "C++" and "日本語" do, "+" and "…" do not. */
export const hasLetterOrDigit = (value: string): boolean => /[\p{L}\p{N}]/u.test(value);

/** A calendar date "YYYY-MM-DD" that exists; `message` is a `says(…)` for a missing one. */
export function dateText(message: string) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .refine((value) => value === "" || isRealDate(value), says("bare.realDate"));
}

/** The key of a row: a positive whole number that fits PostgreSQL's integer. */
export function idNumber(message = says("bare.id")) {
  return z.int({ error: message }).min(1, message).max(2_147_483_647, message);
}

/** A positive whole number as a path carries it ("17"); anything else is a path that does not exist. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(2_147_483_647));
