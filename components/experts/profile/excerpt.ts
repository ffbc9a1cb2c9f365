/**
 * The beginning of a text on one line, at most `length` characters with the ellipsis, cut between words where
 * there is one. For meta descriptions.
 */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= length) return line;
  const cut = characters.slice(0, length - 1).join("");
  const words = characters[length - 1] === " " ? cut : cut.replace(/ [^ ]*$/, "");
  return `${words.replace(/[\s,;:.–-]+$/, "")}…`;
}
