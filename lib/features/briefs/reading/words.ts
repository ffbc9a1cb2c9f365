import { stemmer } from "stemmer";

/** Written as normalizeTerm writes them. */
const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(" "));

/** Words of the fields of business that briefs of every field use. */
const weakIndustries = words(
  "legal media education utbildning opetus finance payments maksaminen rahoitus finansiering accounting controlling",
  "transport transportation transporter liikenne kuljetukset kuljetus bank banks pankki pankit handel energy energia energi",
  "government kunta kunnat kommun kommuner construction sustainability vastuullisuus hallbarhet shipping defense defence",
  "retail hospitality insurance vakuutus forsakring logistics logistiikka logistik teollisuus pelit publishing",
);
const weakIndustryStems: ReadonlySet<string> = new Set(weakIndustries.map(stemmer));
export const isWeakIndustry = (word: string): boolean => weakIndustryStems.has(stemmer(word));
