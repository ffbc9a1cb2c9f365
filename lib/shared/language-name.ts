import northernSami from "@/lib/shared/data/northern-sami.json";

/**
 * A language as people of a locale call it, as a heading or in a list: "Finnish", "suomi". Chromium has no name for
 * Northern Sámi: what a server has drawn would be drawn anew with the bare code. @param code ISO 639-1
 */
export function languageName(code: string, locale: string): string {
  const own = code === "se" ? northernSami[locale as keyof typeof northernSami] : undefined;
  return own ?? new Intl.DisplayNames([locale], { type: "language", style: "short" }).of(code) ?? code;
}
