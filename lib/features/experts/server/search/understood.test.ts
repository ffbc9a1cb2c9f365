import { splitExcluded, understandQuery } from "./understood";

const read = (query: string, filters = {}) => {
  const { rest, understood } = understandQuery(query, filters);
  return [rest, ...understood.map(({ field, value }) => `${field} ${value}`)];
};

it.each([
  ["python Helsinki", ["python", "location Helsinki"]],
  ["Tampereella asuva python-osaaja", ["asuva python-osaaja", "location Tampere"]],
  ["python developer in Åbo", ["python developer", "location Turku"]],
  ["helsinkiläinen arkkitehti", ["arkkitehti", "location Helsinki"]],
  ["remote ML engineer", ["ML engineer", "workArrangement remote"]],
  ["koneoppiminen etänä", ["koneoppiminen", "workArrangement remote"]],
  ["projektledare på distans", ["projektledare", "workArrangement remote"]],
  ["on-site data engineer", ["data engineer", "workArrangement onsite"]],
  ["paikan päällä Oulussa", ["", "workArrangement onsite", "location Oulu"]],
  ["senior Java", ["Java", "minExperience 6"]],
  ["kokenutta Java-kehittäjää", ["Java-kehittäjää", "minExperience 6"]],
  ["Java 10+ years", ["Java", "minExperience 10"]],
  ["Java, yli 5 vuotta kokemusta", ["Java", "minExperience 5"]],
  ["React under 110", ["React", "maxHourlyRate 110"]],
  ["React alle 110 €", ["React", "maxHourlyRate 110"]],
  ["React alle 110€/h", ["React", "maxHourlyRate 110"]],
  ["React högst 95 euro per timme", ["React", "maxHourlyRate 95"]],
  ["React 120 €/h", ["React", "maxHourlyRate 120"]],
  ["React vapaa heti", ["React", "projectTimeline immediate"]],
  ["DevOps available now", ["DevOps", "projectTimeline immediate"]],
  ["people in Oulu", ["", "location Oulu"]],
  ["senior python 10 years", ["python", "minExperience 10"]],
  ["kokenut koodari 10 vuotta", ["koodari", "minExperience 10"]],
  ["10 års erfarenhet, senior utvecklare", ["utvecklare", "minExperience 10"]],
  ["python 80-100 €", ["python", "maxHourlyRate 100"]],
  ["python 70–90 €/h", ["python", "maxHourlyRate 90"]],
  ["python 80 - 100 eur/h", ["python", "maxHourlyRate 100"]],
  ["python halvempi kuin 80", ["python", "maxHourlyRate 80"]],
  ["python billigare än 80", ["python", "maxHourlyRate 80"]],
  ["python högst 90", ["python", "maxHourlyRate 90"]],
  ["python alle sata euroa", ["python", "maxHourlyRate 100"]],
  ["react 60 e", ["react", "maxHourlyRate 60"]],
  ["react 60 e/h", ["react", "maxHourlyRate 60"]],
  ["saatavilla heti", ["", "projectTimeline immediate"]],
  ["heti saatavilla python", ["python", "projectTimeline immediate"]],
  ["tillgänglig omgående", ["", "projectTimeline immediate"]],
  ["vapaa ensi viikolla", ["", "projectTimeline within_week"]],
  ["React free next week", ["React", "projectTimeline within_week"]],
  ["ledig nästa vecka", ["", "projectTimeline within_week"]],
  ["python Helsinki or Espoo", ["python Helsinki or Espoo"]],
  ["python in Helsinki or in Espoo", ["python in Helsinki or in Espoo"]],
  ["Turku tai Tampere", ["Turku tai Tampere"]],
  ["React or Vue Oulu", ["React or Vue", "location Oulu"]],
  ["remote or Java", ["Java", "workArrangement remote"]],
  ["React tai etänä", ["React", "workArrangement remote"]],
  ["React in two weeks", ["React", "projectTimeline within_month"]],
  ["React vapaa kahden viikon päästä", ["React", "projectTimeline within_month"]],
  ["React, ledig om två veckor", ["React", "projectTimeline within_month"]],
  ["Java five years of experience", ["Java", "minExperience 5"]],
  ["Java, kymmenen vuotta", ["Java", "minExperience 10"]],
  ["Java viiden vuoden kokemus", ["Java", "minExperience 5"]],
  ["tre års erfarenhet av Java", ["av Java", "minExperience 3"]],
  ["Java 0 years", ["Java", "minExperience 0"]],
  ["consultant Turku", ["consultant", "location Turku"]],
  ["python Stadissa", ["python", "location Helsinki"]],
  ["python hesasta", ["python", "location Helsinki"]],
  ["konsult Åbo", ["konsult", "location Turku"]],
  ["expert in Turku", ["", "location Turku"]],
  ["python minimum 100 €/h", ["python minimum 100 €/h"]],
  ["python from 100 €/h", ["python from 100 €/h"]],
  ["python from 80 to 100 €", ["python", "maxHourlyRate 100"]],
  ["not remote python", ["not python"]],
  ["tre utvecklare", ["tre utvecklare"]],
  ["python Tre", ["python", "location Tampere"]],
  ["Finnish-speaking data engineer", ["data engineer", "languages fi"]],
  ["data engineer who speaks German and French", ["data engineer who", "languages de", "languages fr"]],
  ["Finnish, Swedish and English speaking PM", ["PM", "languages fi", "languages sv", "languages en"]],
  ["fluent in Dutch, Python", ["Python", "languages nl"]],
  ["saksankielinen data-analyytikko", ["data-analyytikko", "languages de"]],
  ["suomen- ja ruotsinkielistä kouluttajaa", ["kouluttajaa", "languages fi", "languages sv"]],
  ["Python, puhuu viroa", ["Python", "languages et"]],
  ["koulutus ruotsiksi Vaasassa", ["koulutus", "languages sv", "location Vaasa"]],
  ["rysktalande utvecklare", ["utvecklare", "languages ru"]],
  ["utvecklare som talar finska och engelska", ["utvecklare", "languages fi", "languages en"]],
  ["Finnish language models", ["Finnish language models"]],
  ["Finnish bank", ["Finnish bank"]],
  ["Swedish and Finnish banks", ["Swedish and Finnish banks"]],
  // Everybody is in the country.
  ["python developer in Finland", ["python developer"]],
  ["python Finland", ["python"]],
  ["python Suomessa", ["python"]],
  ["python koko Suomessa", ["python"]],
  ["python i Finland", ["python"]],
  ["python i hela Finland", ["python"]],
  ["python Helsinki, Finland", ["python", "location Helsinki"]],
  ["people in Finland", [""]],
  ["consultant in Finland", ["consultant"]],
  ["Power BI Pirkanmaalla", ["Power BI", "location Pirkanmaa"]],
  ["python Varsinais-Suomessa", ["python", "location Varsinais-Suomi"]],
  ["koneoppiminen Uudellamaalla", ["koneoppiminen", "location Uusimaa"]],
  ["pk-seudun data-arkkitehti", ["pk-seudun data-arkkitehti"]],
  ["data-arkkitehti pääkaupunkiseudulta", ["data-arkkitehti", "location Pääkaupunkiseutu"]],
  ["React i norra Österbotten", ["React", "location Pohjois-Pohjanmaa"]],
  ["React Ostrobothnia", ["React", "location Pohjanmaa"]],
  ["Helsinki metropolitan area python", ["python", "location Pääkaupunkiseutu"]],
])("'%s' is %j", (query, expected) => {
  expect(read(query)).toEqual(expected);
});

it.each([
  "remote sensing",
  "hybrid cloud",
  '"remote" python',
  "S/4HANA 2023",
  "AS/400",
  "5G planning",
  "365 Dynamics",
  "ISO 27001",
  "python 3",
  "python 80-100",
  "Windows 10 server",
  "24/7 support",
  "8D e-commerce",
  "free software",
  "Business Finland",
  "northern Finland",
  '"Finland" python',
  "suomi englanti",
  "Suomen laki",
  "high availability",
  "python yli 80 €",
  "python at least 80 €/h",
  "python över 80 euro",
])("'%s' means no filter", (query) => {
  expect(read(query)).toEqual([query]);
});

it("reads each filter once", () => {
  expect(read("Helsinki Espoo python")).toEqual(["Espoo python", "location Helsinki"]);
});

it("lets words give way to a filter that is set, and names those that say something else", () => {
  const query = "senior python etänä Helsingissä";
  expect(understandQuery(query, { location: "Turku", workArrangement: ["hybrid"] })).toMatchObject({
    rest: "python",
    understood: [{ field: "minExperience", value: 6, words: "senior" }],
    overruled: ["etänä", "Helsingissä"],
  });
  expect(read("python etänä", { workArrangement: [] })).toEqual(["python", "workArrangement remote"]);
  const same = { location: "Helsingfors", workArrangement: ["remote" as const], minExperience: 6 };
  expect(understandQuery(query, same)).toMatchObject({ rest: "python", understood: [], overruled: [] });
});

it("gives the words as they were typed", () => {
  expect(understandQuery("Python, alle 110 €, Tampereella", {}).understood.map(({ words }) => words)).toEqual(
    ["alle 110 €", "Tampereella"],
  );
});

it.each([
  ["data engineer -spark", "data engineer", ["spark"]],
  ["-python", "", ["python"]],
  ["NOT python", "", ["python"]],
  ["Java −Kotlin, -C#", "Java", ["Kotlin", "C#"]],
  ["C# -.NET", "C#", [".NET"]],
  ["Tableau -Power BI Oulu", "Tableau Oulu", ["Power BI"]],
  ['Tableau -"power bi" SQL', "Tableau SQL", ['"power bi"']],
  ["data engineer -etänä", "data engineer", ["etänä"]],
  ["Python -koneoppiminen", "Python", ["koneoppiminen"]],
  ["ML NOT computer vision", "ML", ["computer vision"]],
])("'%s' is '%s' without %j", (query, wanted, words) => {
  const { excluded, ...rest } = splitExcluded(query);
  expect(rest).toEqual({ wanted });
  expect(excluded.map((each) => each.words)).toEqual(words);
});

it.each([
  "full-stack",
  "C-kieli",
  "e-commerce",
  "python -",
  "python - java",
  "python-",
  "ohjelmointi- ja suunnittelutyö",
  "python-kehittäjä tai -arkkitehti",
  "ML-ingenjör och -konsult",
  "python NOT",
  "Power BI -raportointi",
  "machine learning -mallit",
  "AI -osaajaa",
  "Power BI -konsultteja Tampere",
  "not python",
  "-40 pakkanen",
  '"data -engineer", SQL',
])("'%s' is without nothing", (query) => {
  expect(splitExcluded(query)).toEqual({ wanted: query, excluded: [] });
});

it("gives excluded words as they were typed, too", () => {
  expect(splitExcluded("Scala NOT Power BI -python").excluded).toEqual([
    { typed: "NOT Power BI", words: "Power BI" },
    { typed: "-python", words: "python" },
  ]);
});
