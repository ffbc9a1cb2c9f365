/**
 * By what other words English texts say the same: whoever is looked for by one of the names, of a skill or not, is found by
 * these too, wherever they stand. As normalizeTerm writes them.
 */
declare const alike: readonly { readonly names: readonly string[]; readonly words: readonly string[] }[];
export default alike;
