import { readLanguages } from "./languages";

/** As "fi! sv": demanded with "!", otherwise wished for. */
const languagesOf = (text: string) =>
  [...readLanguages(text)]
    .map(([language, asked]) => (asked === "must" ? `${language}!` : language))
    .join(" ");

it.each([
  ["Finnish and Swedish are required. We need a data engineer.", "fi! sv!"],
  ["Finnish, Swedish and English are required", "fi! sv! en!"],
  ["Both Finnish and Swedish are a must", "fi! sv!"],
  ["Finnish is needed", "fi!"],
  ["Fluency in Finnish and Swedish is required", "fi! sv!"],
  ["Fluent Finnish and good English are required", "fi! en!"],
  ["Finnish is mandatory when meeting customers", "fi!"],
  ["The role requires Finnish and Swedish.", "fi! sv!"],
  ["You must speak Finnish and Swedish", "fi! sv!"],
  ["Suomi ja ruotsi vaaditaan", "fi! sv!"],
  ["Sekä suomi että ruotsi ovat välttämättömiä", "fi! sv!"],
  ["Suomea ja ruotsia edellytetään", "fi! sv!"],
  ["Edellytämme suomea ja ruotsia.", "fi! sv!"],
  ["Suomen, ruotsin ja englannin kielen taito vaaditaan", "fi! sv! en!"],
  ["Svenska och finska krävs", "sv! fi!"],
  ["Kunskaper i finska samt svenska är ett krav", "fi! sv!"],
  ["Rollen kräver flytande finska och god svenska.", "fi! sv!"],
])("is demanded of each language of a list: “%s”", (text, wanted) => {
  expect(languagesOf(text)).toBe(wanted);
});

it.each([
  ["Finnish is required, Swedish is nice to have", "fi! sv"],
  ["Finnish is a must and Swedish a plus", "fi! sv"],
  ["Swedish is a plus and Finnish is required", "sv fi!"],
  ["Finnish (required), Swedish (nice to have)", "fi! sv"],
  ["Finnish and preferably Swedish is required", "fi! sv"],
  ["Swedish is welcome, English would be an advantage", "sv en"],
  ["Reports in English, Finnish is a must", "en fi!"],
  ["Suomi vaaditaan ja ruotsi on plussaa", "fi! sv"],
  ["Suomi on pakollinen, ruotsi ja englanti katsotaan eduksi", "fi! sv en"],
  ["Vaadimme suomea ja mielellään ruotsia", "fi! sv"],
  ["Finska krävs, svenska är ett plus", "fi! sv"],
  ["Svenska är ett krav och engelska är meriterande", "sv! en"],
  ["Finska samt svenska är önskvärt", "fi sv"],
  ["Työ tehdään suomeksi ja ruotsiksi", "fi sv"],
  ["Uppdraget sköts på finska och svenska", "fi sv"],
  ["Speech technology in Finnish and Swedish is essential", "fi sv"],
])("tells what is welcome from what is demanded: “%s”", (text, wanted) => {
  expect(languagesOf(text)).toBe(wanted);
});

it.each([
  ["Finnish or Swedish is required", "fi sv"],
  ["Finnish/Swedish required", "fi sv"],
  ["You must speak Finnish or Swedish", "fi sv"],
  ["Suomi tai ruotsi vaaditaan", "fi sv"],
  ["Finska eller svenska krävs", "fi sv"],
])("makes a must of no alternative: “%s”", (text, wanted) => {
  expect(languagesOf(text)).toBe(wanted);
});

it.each([
  ["Finnish is not required", ""],
  ["Finnish and Swedish aren't needed", ""],
  ["Neither Finnish nor Swedish is required", ""],
  ["No Finnish or Swedish required", ""],
  ["Finnish is not a must", ""],
  ["Finnish is not required but would be a plus", "fi"],
  ["Python is not needed and Finnish is required", "fi!"],
  ["Reports in English, Finnish is not required", "en"],
  ["Suomea ei vaadita", ""],
  ["Suomi ja ruotsi eivät ole pakollisia", ""],
  ["Suomi ei ole pakollinen mutta eduksi", "fi"],
  ["Suomi vaaditaan, ruotsia ei tarvita", "fi!"],
  ["Emme vaadi suomea emmekä ruotsia", ""],
  ["Svenska krävs inte", ""],
  ["Svenska är inget krav, finska krävs", "fi!"],
  ["Varken finska eller svenska krävs", ""],
  ["Vi kräver inte finska.", ""],
])("wishes for no language that is denied: “%s”", (text, wanted) => {
  expect(languagesOf(text)).toBe(wanted);
});

it.each([
  "Finnish and Swedish companies are welcome",
  "Our Finnish and Swedish offices are required to report",
  "Finnish mandatory reporting is automated",
  "The system requires Finnish invoices",
  "Finnish is spoken in the office",
  "Suomi ja Ruotsi ovat päämarkkinamme",
  "Toimipaikka Suomi on eduksi",
  "Suomi edellyttää lokitusta",
  "Suomen ja ruotsin markkinat vaativat paljon",
  "Finska och svenska företag är välkomna",
  "Lösningen följer finska och svenska krav",
  "Vi kräver finska fakturor",
])("hears no language where it is something else: “%s”", (text) => {
  expect(languagesOf(text)).toBe("");
});

it("reads the longest brief in a moment", () => {
  const text = "in fluent good Finnish (Suomen, ruotsin ja Finnish is not a an the ".repeat(300);
  const started = performance.now();
  readLanguages(text);
  expect(performance.now() - started).toBeLessThan(3_000);
});
