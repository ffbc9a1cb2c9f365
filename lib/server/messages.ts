import "server-only";
import type { Locale, Messages } from "@/lib/shared/locales";
import en from "@/messages/en";

/** The catalogue of every language. */
export const catalogues: Readonly<Record<Locale, Messages>> = { en };
