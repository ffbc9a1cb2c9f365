/** The regions of Finland (maakunnat) and its capital region, each with its towns of the list; `others` are forms and further names, accepted in search. */
declare const regions: readonly {
  readonly fi: string;
  readonly sv: string;
  readonly en: string;
  readonly cities: readonly string[];
  readonly others?: readonly string[];
}[];
export default regions;
