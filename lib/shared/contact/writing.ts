/** Signs nobody sees, put between letters: soft hyphens, joiners, marks of direction, and what makes a digit a key. */
const unseen = /\p{Cf}|\p{Variation_Selector}|\u20e3/u;
const isDigit = /\p{Nd}/u;
const isDash = /\p{Pd}/u;

/** Every text that is written with plain Latin letters and signs only; most are. */
const plainText = /^[\0-\u00ac\u00ae-\u024f\u2026]*$/;

/** A digit of any script as 0 to 9: Unicode keeps each script's ten in a row. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

function plainSign(sign: string): string {
  if (sign === "…") return sign;
  if (unseen.test(sign)) return "";
  if (isDash.test(sign)) return "-";
  const compatible = sign.normalize("NFKC").replaceAll("。", ".");
  return isDigit.test(compatible) && !/\d/.test(compatible) ? digitOf(compatible) : compatible;
}

/** A text as patterns read it, and where each of its characters stands in the original. */
export interface PlainWriting {
  readonly text: string;
  readonly start: (index: number) => number;
  /** Where the character that ends before `index` ends in the original. */
  readonly end: (index: number) => number;
}

/**
 * The same text without disguises: full-width, circled and mathematical letters and digits as plain ones, every dash
 * as '-', and nothing invisible between letters.
 */
export function plainWriting(text: string): PlainWriting {
  if (plainText.test(text)) return { text, start: (index) => index, end: (index) => index };
  let plain = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const sign of text) {
    const written = plainSign(sign);
    for (let unit = 0; unit < written.length; unit += 1) {
      starts.push(at);
      ends.push(at + sign.length);
    }
    plain += written;
    at += sign.length;
    // What nobody sees belongs to the character before it.
    if (written === "" && ends.length > 0) ends[ends.length - 1] = at;
  }
  return {
    text: plain,
    start: (index) => starts[index] ?? text.length,
    end: (index) => ends[index - 1] ?? 0,
  };
}
