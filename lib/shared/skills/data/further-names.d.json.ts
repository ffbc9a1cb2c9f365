import type { Locale } from "@/lib/shared/locales";

/**
 * Further names of skills, by their keys: what people type into a search, a list of skills or a title. Running texts are
 * not read for them, so that a brief asks for no skill that it only brushes.
 */
declare const furtherNames: Readonly<Record<string, Readonly<Partial<Record<Locale, readonly string[]>>>>>;
export default furtherNames;
