import fc from "fast-check";

/**
 * Every code point but the surrogates, which no stored text can hold alone, as the `unit` of a string. fast-check's own
 * "binary" prepares a table of all of them for three seconds in each file.
 */
export const anyCharacter = fc
  .oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0x80, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10ffff }),
  )
  .map((value) => String.fromCodePoint(value));
