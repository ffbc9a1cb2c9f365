/**
 * Structured data as the text of a <script type="application/ld+json">. "<" is escaped, so that no text a
 * person wrote can end the script; inside JSON the escape means the same character.
 */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
