const patterns: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu, "[e-mail]"],
  [/\b(?:https?:\/\/|www\.)\S+/giu, "[link]"],
  [/\b(?:[a-z]{2,3}\.)?linkedin\.com\/\S+|\bgithub\.com\/\S+/giu, "[link]"],
  // International numbers, and Finnish ones, which begin with 0; amounts and years begin with neither.
  [/(?<![\p{L}\d])(?:\+|00)\d[\d\s().-]{6,}\d/gu, "[phone]"],
  [/(?<![\p{L}\d.,])0[1-9]\d{0,2}[\s-]?\d[\d\s-]{3,}\d/gu, "[phone]"],
];

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A name as it is written, with Finnish endings in any case ("Korhosen"), and, when it begins with a capital, on a
 * changed stem too ("Lehto", "Lehdon").
 */
function namePatterns(name: string): RegExp[] {
  const escaped = escapePattern(name);
  const written = name.endsWith("nen") ? `${escapePattern(name.slice(0, -3))}(?:nen|s\\p{L}+)` : escaped;
  const whole = new RegExp(`(?<!\\p{L})${written}\\p{L}{0,5}(?!\\p{L})`, "giu");
  const letters = [...name];
  if (letters.length < 5) return [whole];
  const stem = escapePattern(letters.slice(0, -2).join(""));
  const capital = stem.charAt(0).toUpperCase() + stem.slice(1);
  return [whole, new RegExp(`(?<!\\p{L})${capital}\\p{L}{0,6}(?!\\p{L})`, "gu")];
}

/** A text without e-mail addresses, phone numbers, links and the given names of people (decisions A8). */
export function withoutPrivateData(text: string, names: readonly string[] = []): string {
  const words = names.flatMap((name) => name.split(/[\s-]+/)).filter((word) => [...word].length >= 2);
  const all = [
    ...patterns,
    ...words.flatMap((word) => namePatterns(word).map((pattern) => [pattern, "[name]"] as const)),
  ];
  return all.reduce((cleaned, [pattern, mark]) => cleaned.replace(pattern, mark), text.normalize("NFC"));
}

/** The same for every text of a value, however deep; what is no text stays. */
export function valueWithoutPrivateData(value: unknown, names: readonly string[] = []): unknown {
  if (typeof value === "string") return withoutPrivateData(value, names);
  if (Array.isArray(value)) return value.map((item) => valueWithoutPrivateData(item, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, valueWithoutPrivateData(item, names)]),
  );
}
