import type { Locale } from "@/lib/shared/locales";

type Kinds = Readonly<Record<Locale, readonly string[]>>;

/**
 * What clients call themselves, in basic forms, by their field of business (a key of the vocabulary). `before` are words
 * before a name of any field, as words or parts of a compound: "construction company", "byggföretag"; kinds
 * `withoutField` have none in the vocabulary. `namedFields` are further keys that are fields and not only skills of one.
 */
declare const organisations: {
  readonly fields: Readonly<Record<string, Kinds & { readonly before: readonly string[] }>>;
  readonly withoutField: Kinds & { readonly before: readonly string[] };
  readonly anyField: Kinds;
  readonly namedFields: readonly string[];
};
export default organisations;
