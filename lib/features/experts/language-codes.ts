/** ISO 639-1 codes of the languages to choose from: those of the Nordic countries first, then by speakers in Finland. */
export const languageCodes = [
  ...["fi", "sv", "en", "se", "nb", "da", "is", "et", "ru", "uk", "de", "fr", "es", "it", "pt", "nl", "pl"],
  ...["lv", "lt", "cs", "sk", "hu", "ro", "bg", "el", "tr", "ar", "fa", "ku", "he", "so", "hi", "ur", "bn"],
  ...["ta", "ne", "zh", "ja", "ko", "vi", "th", "id", "sq", "sr", "hr", "bs"],
] as const;
export type LanguageCode = (typeof languageCodes)[number];
