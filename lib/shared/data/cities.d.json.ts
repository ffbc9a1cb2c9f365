/** Largest first; `others` are names in further languages and common abbreviations, accepted in search. */
declare const cities: readonly {
  readonly fi: string;
  readonly sv: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly others?: readonly string[];
}[];
export default cities;
