import { isOrganisation } from "./organisation";
import { readBriefByRules } from "./read";
import { readTitle } from "./title";

const industry = (text: string) => readBriefByRules(text, "2026-11-29").industry;

it.each([
  ["Paper mill in Kotka: bearings break down", "Forestry"],
  ["Our bank launches a customer chatbot in March.", "Banking"],
  ["Olemme osuuspankki Vaasassa.", "Banking"],
  ["Insurance company, 90 people. The data lead reports to the CFO.", "Insurance"],
  ["Accounting office, 35 people, Seinäjoki.", "Accounting"],
  ["Tilitoimisto etsii apua", "Accounting"],
  ["Vi är en redovisningsbyrå i Vasa", "Accounting"],
  ["City of 60 000 inhabitants needs a developer", "Public Sector"],
  ["Kaupungin päivähoitohakemus on vaikea", "Public Sector"],
  ["Kommunen har tre register", "Public Sector"],
  ["Rederi i Mariehamn ska upphandla ett nytt bokningssystem.", "Maritime"],
  ["Varustamomme tarvitsee raportin", "Maritime"],
  ["Rakennusliike Salossa", "Construction and Real Estate"],
  ["Byggföretag i Borgå vill byta rapporteringen", "Construction and Real Estate"],
  ["A small game studio in Helsinki", "Gaming"],
  ["Hej! Vi är ett spelbolag", "Gaming"],
  ["University hospital: FHIR interfaces in HL7", "Healthcare"],
  ["In our emergency department patients wait", "Healthcare"],
  ["Vår skolas nätsidor fungerar inte", "Education"],
  ["Sähköyhtiö hakee osaajaa", "Energy"],
  ["Vårt elbolag behöver hjälp", "Energy"],
  ["Saha-alan yritys siirtyy S/4HANAan", "Forestry"],
  ["Marinteknikföretag i Nystad söker expert", "Maritime"],
  ["We run two hotels in Lapland", "Travel and Hospitality"],
  ["Hotel group. The renewal is late.", "Travel and Hospitality"],
  ["We are a small cleantech company", "Cleantech"],
  // A skill, a system and an office are no field, and of a wholesaler the vocabulary has none.
  ["We need HL7 FHIR, FHIR profiles and FHIR servers", null],
  ["A new booking system, and a bokningssystem for the web", null],
  ["The role reports to the CFO. The CFO decides.", null],
  ["Ruttplanering för bilar", null],
  ["Wholesaler of spare parts. We sell to retailers.", null],
  ["Tukkukauppa Vantaalla. Luvut ovat eri.", null],
  ["We are not a bank", null],
  ["Bank reconciliation automation", null],
  ["Data engineer for a hotel booking app", null],
  ["Verkstad i Vasa", null],
  ["Databank migration", null],
  ["Working group facilitation", null],
])("the field of %s", (text, expected) => expect(industry(text)).toBe(expected));

it.each([
  "Cooperative bank",
  "Law firm with 120 lawyers in Helsinki",
  "Hotel group",
  "Machine rental company for construction sites",
  "Apteekkiketju",
  "Tukkukauppa Vantaalla",
  "Energibolag på Åland med 20 vindkraftverk",
])("%s is who seeks, and no title", (phrase) => {
  expect(isOrganisation(phrase)).toBe(true);
  expect(readTitle(`${phrase}. Something is slow.`)).toBeNull();
});

it.each([
  "Bank chatbot red teaming",
  "Data engineer for a bank",
  "Verkkokaupan uudistus",
  "Tutkimuslaitos pyytää tarjouksia analyysistä",
  "Skolans nätsidor",
])("%s is more than who seeks", (phrase) => expect(isOrganisation(phrase)).toBe(false));

it.each([
  ["Hotel group. Looking for an experienced tester to set up tests.", "Experienced tester"],
  ["We need a tester.", "Tester"],
  ["Vi behöver data för tester.", null],
  ["Vi söker en erfaren Django-utvecklare för att uppgradera tjänsten.", "Erfaren Django-utvecklare"],
  ["Etsimme Django-kehittäjää tiimiin.", "Django-kehittäjä"],
  ["Tarvitsemme vanhemman robotiikkaohjelmoijan.", "Vanhempi robotiikkaohjelmoija"],
  ["DevOps-konsult till Vasa: GitLab CI, Docker.", "DevOps-konsult till Vasa"],
  ["Bank i Helsingfors: MLOps-ingenjör för Azure. Hybrid.", "MLOps-ingenjör för Azure"],
  ["Vi behöver någon som leder våra sex tekniker.", null],
])("the title of %s", (text, title) => expect(readTitle(text)?.value ?? null).toBe(title));
