/**
 * Fills the `{names}` of a message in the browser, for islands that get their texts as props and should not load a
 * message formatter. Plurals and dates come from Intl, as values. A name without a value stays as it is, to be seen.
 * The build hands over a message with names as the list of its parts.
 */
export function fillText(message: string, values: Readonly<Record<string, string | number>>): string {
  const parts: unknown = message;
  if (Array.isArray(parts))
    return parts
      .map((part) => (typeof part === "string" ? part : String(values[part[0]] ?? `{${part[0]}}`)))
      .join("");
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
