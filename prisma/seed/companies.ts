import heads from "./data/company-names.json";
import { type Industry, industries } from "./industries";
import { asciiFold } from "./names";
import type { Random } from "./random";

/**
 * An invented company of that trade; forty-four in a row have different first halves: place names that look
 * Finnish and stand on no map that we know of.
 */
export function companyAt(
  index: number,
  random: Random,
  industry: Industry,
): { name: string; domain: string } {
  const head = heads[(index * 17) % heads.length]!;
  const name = `${head} ${random.pick(industries[industry].companyEndings)}`;
  // .example is reserved (RFC 2606): no mail can ever reach anybody.
  return { name, domain: `${asciiFold(name.replace(/ (Oyj|Oy)$/, ""))}.example` };
}
