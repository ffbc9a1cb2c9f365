import type { Industry } from "./clients";
import { asciiFold } from "./names";
import type { Random } from "./random";

/** First halves: place names that look Finnish and stand on no map that we know of. */
const heads = (
  "Kaislavuo Hopeavuo Tuulenkoski Pohjanrinne Sinivuono Honkasalmi Lumikero Utuvesi Karhunkallio Vaskiharju Kultaluoto " +
  "Revonkoski Saukkovirta Jäkälämaa Kuikkaniemi Metsolampi Tervakanta Rautavuo Aamukoivu Suvantola Halavaara Pihlajakari " +
  "Merituuli Kanervalampi Hiisikallio Savivirta Poutasaari Kuusenhelma Tammiluoto Varpusuo Lehtokurki Ilvesharju Routamaa " +
  "Taivallahti Kotkansiipi Vienokoski Sarastus Haukkasalo Lintukoto Marjaniitty Ahvenkari Tyynelä Koivurinta Vadelmala"
).split(" ");

/** Second halves by trade. */
const tails: Readonly<Record<Industry, readonly string[]>> = {
  banking: ["Rahoitus Oy", "Pankki Oyj", "Payments Oy"],
  insurance: ["Vakuutus Oy", "Vakuutus Oyj", "Insurance Oy"],
  manufacturing: ["Koneet Oy", "Machinery Oy", "Teknologia Oyj"],
  forestry: ["Metsä Oy", "Puu Oy", "Paperi Oyj"],
  energy: ["Energia Oy", "Energy Oy", "Energia Oyj"],
  retail: ["Kauppa Oy", "Market Oy", "Retail Oyj"],
  food: ["Leipomot Oy", "Foods Oy"],
  health: ["Terveys Oy", "Health Oy"],
  public: ["Kuntapalvelut Oy", "Seutupalvelut Oy"],
  telecom: ["Verkot Oy", "Telecom Oy"],
  logistics: ["Logistiikka Oy", "Logistics Oy", "Kuljetus Oy"],
  media: ["Media Oy", "Media Oyj"],
  games: ["Games Oy", "Pelit Oy"],
  saas: ["Software Oy", "Labs Oy", "Cloud Oy"],
  construction: ["Rakennus Oy", "Rakentajat Oy"],
  education: ["Ammattikorkeakoulu Oy", "Oppi Oy"],
  maritime: ["Marine Oy", "Shipping Oy"],
};

/** An invented company of that trade; forty-four in a row have different first halves. */
export function companyAt(
  index: number,
  random: Random,
  industry: Industry,
): { name: string; domain: string } {
  const head = heads[(index * 17) % heads.length]!;
  const name = `${head} ${random.pick(tails[industry])}`;
  // .example is reserved (RFC 2606): no mail can ever reach anybody.
  return { name, domain: `${asciiFold(name.replace(/ (Oyj|Oy)$/, ""))}.example` };
}
