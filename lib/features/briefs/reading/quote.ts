const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The words of a text that a quote repeats, exactly as they stand there; null when they are not there. Only spaces
 * and line breaks may differ.
 */
export function findQuote(text: string, quote: string): string | null {
  const words = quote.trim().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return null;
  return new RegExp(words.map(escaped).join("\\s+"), "u").exec(text)?.[0] ?? null;
}
