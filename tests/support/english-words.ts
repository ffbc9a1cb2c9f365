const englishWords =
  /\b(?:the|and|your|you|with|this|that|what|which|please|are|not|from|have|has|will|was)\b/gi;

/** English words that no Finnish or Swedish sentence has. */
export function englishWordsIn(text: string, locale: string): string[] {
  const found = text.match(englishWords) ?? [];
  return locale === "sv" ? found.filter((word) => !/^(?:has|will|not)$/i.test(word)) : found;
}
