/** Swedish words, as normalizeTerm writes them, with what English calls the same: the commonest first. */
declare const words: Readonly<Record<string, string>>;
export default words;
