/**
 * Fills the `{names}` of a message in the browser, for islands that get their texts as props and should not load a
 * message formatter. Plurals and dates come from Intl, as values. A name without a value stays as it is, to be seen.
 */
export function fillText(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
