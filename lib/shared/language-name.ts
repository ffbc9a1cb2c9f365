/** Northern Sámi, for which Chromium has no name: what a server has drawn would be drawn anew with the bare code. */
const northernSami: Readonly<Record<string, string>> = {
  en: "Northern Sami",
  fi: "pohjoissaame",
  sv: "nordsamiska",
};

/** A language as people of a locale call it, as a heading or in a list: "Finnish", "suomi". @param code ISO 639-1 */
export function languageName(code: string, locale: string): string {
  const own = code === "se" ? northernSami[locale] : undefined;
  return own ?? new Intl.DisplayNames([locale], { type: "language", style: "short" }).of(code) ?? code;
}
