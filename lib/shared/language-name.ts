/** A language as people of a locale call it, as a heading or in a list: "Finnish", "suomi". @param code ISO 639-1 */
export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: "language", style: "short" }).of(code) ?? code;
}
