import { stemmer } from "stemmer";

/** Written as normalizeTerm writes them. */
const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(" "));

/** Products and languages whose names are ordinary words too: a capital letter tells them apart. */
export const needsCapital: ReadonlySet<string> = new Set(
  words(
    "swift rust react node rails excel express dart flask spark oracle snowflake julia claude bedrock gemini llama",
    "unity unreal blender helm envoy puppet cypress cucumber jest locust gatling safe elm sas expo ionic bash looker",
    "amplitude sass pinecone nuxt soc pam dax kontti kontit backstage ros rag elt bicep copilot transformers confluent",
    "scala sap ifs lean redux playwright postman mocha cassandra neptune cypher tableau bi ml hr qa ui ai cms mmm xai",
    "asr tts dsp mcp idp sem seo poc erp crm plc pcb gis cad",
  ),
);

/**
 * Names of skills that briefs use for what they speak about ("manual reporting", "our sales team", "training data"):
 * they count in a list of requirements and where they are written as names.
 */
const everyday = words(
  "simulation simulointi simulaatio simulaatiot simulering statistics statistik reporting raportointi raportit rapportering",
  "rapporter testing testaus tester testning training workshops koulutus koulutukset tyopajat documentation dokumentointi",
  "strategy strategia strategiat strategi leadership johtaminen johtajuus ledarskap coaching mentoring valmennus sales",
  "myynti forsaljning marketing markkinointi marknadsforing privacy encryption salaus caching drones drone sensors sensorer",
  "anturit sensorit robot robots robotti robotit robotar electronics elektroniikka elektronik procurement purchasing hankinta",
  "hankinnat inkop upphandling personalization personointi recruitment rekrytointi rekrytering localization translation",
  "kaantaminen oversattning animation animaatio illustration kuvitus branding brandi varumarke compliance startups",
  "prototyping prototypes prototyypit prototyyppi prototyper prototyp programming coding ohjelmointi koodaus programmering",
  "automaatio automatisointi automatisering database databases tietokanta tietokannat databas databaser outsourcing",
  "ulkoistaminen virtualization authentication tunnistautuminen firewalls palomuurit satellites satelliitit refactoring",
  "integrations integraatio integraatiot integrationer api apis rajapinta rajapinnat cloud pilvipalvelu pilvipalvelut",
  "forecasting ennustaminen ennustemalli ennustemallit dashboard dashboards mittaristo mittaristot analytics analytiikka",
  "analytik dataanalys visualisointi visualisoinnit visualisering digitalization digitalisaatio digitalisering",
  "spreadsheets taulukkolaskenta kalkylprogram kalkylblad websites verkkosivut webbplatser facilitation fasilitointi usability kaytettavyys accessibility saavutettavuus tillganglighet wholesale",
);

/** Their English stems, because that is how a text is compared with the vocabulary: "market" is found as "marketing". */
const everydayStems: ReadonlySet<string> = new Set(everyday.map(stemmer));
export const isEverydayWord = (word: string): boolean => everydayStems.has(stemmer(word));

/** Words of the fields of business that briefs of every field use. */
const weakIndustries = words(
  "legal media education utbildning opetus finance payments maksaminen rahoitus finansiering accounting controlling",
  "transport transportation transporter liikenne kuljetukset kuljetus bank banks pankki pankit handel energy energia energi",
  "government kunta kunnat kommun kommuner construction sustainability vastuullisuus hallbarhet shipping defense defence",
  "retail hospitality insurance vakuutus forsakring logistics logistiikka logistik teollisuus pelit publishing",
);
const weakIndustryStems: ReadonlySet<string> = new Set(weakIndustries.map(stemmer));
export const isWeakIndustry = (word: string): boolean => weakIndustryStems.has(stemmer(word));
