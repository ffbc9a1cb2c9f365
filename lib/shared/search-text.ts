/**
 * What a search is asked of a typed text or of an address: at most `max` characters, as its field takes them, and no
 * letter cut in two. A link made by hand may bring more, and its beginning finds more than nothing at all.
 */
export function searchBeginning(typed: string, max: number): string {
  const text = typed.trim();
  return text.length <= max
    ? text
    : text
        .slice(0, max)
        .replace(/\p{Surrogate}$/u, "")
        .trimEnd();
}
