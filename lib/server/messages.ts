import "server-only";
import type { Locale, Messages } from "@/lib/shared/locales";
import en from "@/messages/en";
import fi from "@/messages/fi";
import sv from "@/messages/sv";

/** The catalogue of every language. */
export const catalogues: Readonly<Record<Locale, Messages>> = { en, fi, sv };
