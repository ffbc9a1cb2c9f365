/**
 * Words of working life that are no skills: in Finnish, in Swedish, and what English profiles call the same. One meaning a
 * line; what stands in one line means the same wherever it is searched.
 */
declare const words: readonly {
  readonly fi?: readonly string[];
  readonly sv?: readonly string[];
  readonly en: readonly string[];
}[];
export default words;
