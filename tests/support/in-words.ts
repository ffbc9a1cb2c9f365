import type { z } from "zod";
import { wordError, wordFault } from "@/lib/server/http/errors";
import type { AppError } from "@/lib/shared/errors";
import { defaultLocale, type Locale } from "@/lib/shared/locales";
import { validationMessages } from "@/lib/shared/validation";

/** An error as its answer says it in English. */
export const errorInWords = (error: AppError) => wordError(error, defaultLocale);

/** Dotted path and sentence of everything that a schema has against a value, as an API answer words it. */
export function faultsOf(
  schema: z.ZodType,
  value: unknown,
  locale: Locale = defaultLocale,
): [path: string, sentence: string][] {
  const { error } = schema.safeParse(value, { error: validationMessages });
  return (error?.issues ?? []).map(({ path, message }) => [path.join("."), wordFault(message, locale)]);
}
