/** Largest first; `names` are the Swedish and other ones and common abbreviations, accepted in search. */
declare const cities: readonly (readonly [
  label: string,
  latitude: number,
  longitude: number,
  ...names: string[],
])[];
export default cities;
