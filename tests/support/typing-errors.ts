/** A word with a letter missing, doubled, swapped with the next one, wrong and too many, each at another place. */
export function errorsOf(word: string, seed: number): string[] {
  const place = (of: number) => (seed * 7 + of * 3) % word.length;
  const other = "etaoinsrhldcumfpgwybvk"[seed % 22] ?? "e";
  const [missing, doubled, swapped, wrong] = [place(0), place(1), place(2) % (word.length - 1), place(3)];
  const edited = [
    word.slice(0, missing) + word.slice(missing + 1),
    word.slice(0, doubled) + word[doubled] + word.slice(doubled),
    word.slice(0, swapped) + word[swapped + 1] + word[swapped] + word.slice(swapped + 2),
    word.slice(0, wrong) + other + word.slice(wrong + 1),
    word.slice(0, wrong) + other + word.slice(wrong),
  ];
  return edited.filter((each) => each !== word);
}
