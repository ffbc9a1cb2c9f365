import fc from "fast-check";
import en from "@/messages/en/matching.json";
import fi from "@/messages/fi/matching.json";
import sv from "@/messages/sv/matching.json";
import { anyCharacter } from "@/tests/support/any-character";
import { sampleBriefs, samplesToday } from "@/tests/support/sample-briefs";
import { briefFieldNames, briefReading, longestBrief } from "../schemas";
import { readDuration } from "./duration";
import { readExperience } from "./level";
import { readFixedBudget, readHourlyRate } from "./money";
import { readLocation, readWorkArrangement } from "./place";
import { readBriefByRules } from "./read";
import { skillMentions } from "./skills";
import { readPeriod, readStartDate } from "./start-date";
import { readTitle } from "./title";
import { readUrgency } from "./urgency";
import { readHoursPerWeek } from "./working-time";

const read = (text: string) => readBriefByRules(text, samplesToday);

it("tells which skills a text has need of, but none that it speaks of", () => {
  const text = "We bake bread. Predict how many loaves our customers will buy tomorrow.";
  expect(read(text)).toMatchObject({
    requiredSkills: null,
    neededSkills: [{ skill: "Forecasting", words: "Predict how many loaves our customers" }],
  });
  expect(read(`${text} Forecasting experience is a plus.`).neededSkills).toEqual([]);
});

describe("a brief as companies paste it", () => {
  it.each(sampleBriefs)("$name", ({ text, expected }) => {
    expect(read(text)).toMatchObject(expected);
  });

  it.each(sampleBriefs)("$name: every phrase stands in it", ({ text }) => {
    const reading = read(text);
    for (const [field, phrases] of Object.entries(reading.evidence)) {
      expect([field, phrases.length]).not.toEqual([field, 0]);
      for (const phrase of phrases) expect(text).toContain(phrase);
    }
    for (const { words } of reading.neededSkills) expect(text).toContain(words);
    const filled = briefFieldNames.filter((field) => reading[field] !== null);
    expect(Object.keys(reading.evidence).sort()).toEqual([...filled].sort());
  });
});

it.each([
  ["3-6 kk", 6],
  ["kesto 6 kuukautta", 6],
  ["sex månader", 6],
  ["a 4-month project", 4],
  ["10 weeks", 3],
  ["4 viikkoa", 1],
  ["puoli vuotta", 6],
  ["The contract is for 2 years", 24],
  ["5 years of experience", null],
  ["irtisanomisaika 3 kuukautta", null],
  ["viimeisen 12 kuukauden aikana", null],
  ["6 months of experience", null],
  ["99 months", null],
  ["starts in 2 months", null],
  ["Warranty is 12 months. The project lasts 5 months.", 5],
])("%j lasts %j months", (text, months) => {
  expect(readDuration(text)?.value ?? null).toBe(months);
});

it.each([
  ["40 h/week", 40],
  ["20-30 tuntia viikossa", 30],
  ["16 timmar i veckan", 16],
  ["2 days a week", 15],
  ["kolme päivää viikossa", 23],
  ["60 % allocation", 23],
  ["heltid", 38],
  ["37.5 h/week", 38],
  ["37,5 h/viikko", 38],
  ["37 h 30 min per vecka", 38],
  ["läsnä 1–2 pv/vko", null],
  ["90 h/week", null],
  ["40 h/month", null],
  ["2 days a week at the office", null],
  ["Needed on site two days a week in Turku", null],
  ["in person 2 days a week", null],
  // What follows is a time, a subject or a price, and not where one works.
  ["3 days a week from mid-January", 23],
  ["4 days a week from 1 February 2027", 30],
  ["3 days a week in the spring", 23],
  ["3 days a week on our Snowflake platform", 23],
  ["3 days a week on the Office 365 migration", 23],
  ["3 days a week in our data team at 95 €/h", 23],
  ["2 days a week at our own pace", 15],
  ["No on-site work needed. 3 days a week.", 23],
  ["No on-site work, 3 days a week", 23],
  ["3 päivää viikossa tammikuun puolivälistä alkaen", 23],
  ["neljä päivää viikossa 1.2.2027 alkaen", 30],
  ["3 päivää viikossa keväällä", 23],
  ["3 päivää viikossa lähikuukaudet", 23],
  ["3 päivää viikossa paikannusjärjestelmän parissa", 23],
  ["3 päivää viikossa etävalvonnan parissa", 23],
  ["3 dagar i veckan från mitten av januari", 23],
  ["fyra dagar i veckan på våren", 30],
  ["3 dagar i veckan på vår Snowflake-plattform", 23],
  ["3 dagar i veckan på lagersystemet", 23],
  ["Inget arbete på plats behövs. 3 dagar i veckan", 23],
  ["two days a week on site", null],
  ["3 days a week in our office", null],
  ["2 days a week at the customer's site", null],
  ["2 days a week at our bakery", null],
  ["2 days a week in Tampere", null],
  ["2 days a week from home", null],
  ["2 päivää viikossa pääkonttorillamme", null],
  ["2 päivää viikossa asiakkaan tiloissa", null],
  ["2 päivää viikossa Tampereella", null],
  ["2 päivää viikossa etänä", null],
  ["2 dagar i veckan på vårt kontor", null],
  ["2 dagar i veckan i våra lokaler", null],
  ["2 dagar i veckan hos oss", null],
  ["2 dagar i veckan i Åbo", null],
])("%j is %j hours a week", (text, hours) => {
  expect(readHoursPerWeek(text)?.value ?? null).toBe(hours);
});

it.each([
  ["80-100 €/h", 80, 100],
  ["€80 – €100 per hour", 80, 100],
  ["tuntihinta enintään 95,50 €", null, 95.5],
  ["95 e/h", 95, 95],
  ["from €80/h", 80, null],
  ["70 €/h alkaen", 70, null],
  ["€110 per hour at most", null, 110],
  ["hourly rate 90-110", 90, 110],
  ["750 €/htp", 100, 100],
  ["Full time (37.5 h/week). Rate up to 125 €/hour", null, 125],
  ["Työaika 37,5 h/viikko, tuntihinta enintään 110 e", null, 110],
  ["max 130 euros per hour, budget 40 000 €", null, 130],
  ["140 €/h on katto", null, 140],
  ["100 €/h katto", null, 100],
  ["kattohinta 100 €/h", null, 100],
  ["90 €/h is our ceiling", null, 90],
  ["95 €/h som tak", null, 95],
  ["alkaen 70 €/h", 70, null],
  ["från 80 €/h", 80, null],
  ["80 €/h or more", 80, null],
  ["90 €/h alkaen helmikuu", 90, 90],
  ["90 €/h from February", 90, 90],
])("%j is an hourly rate from %j to %j", (text, min, max) => {
  expect(readHourlyRate(text)?.value).toEqual({ min, max });
});
it.each([
  "€25k",
  "40 requests per hour",
  "40 h/week",
  "3000 € a month",
  "5000 €/h",
  "2 €/h",
  "100 €/user",
  "speed 100/h",
])("%j is no hourly rate", (text) => {
  expect(readHourlyRate(text)).toBeNull();
});

it.each([
  ["€25k", 25_000, 25_000],
  ["budget 25-30k€", 25_000, 30_000],
  ["30 000 euroa", 30_000, 30_000],
  ["budjetti 30.000 – 50.000 €", 30_000, 50_000],
  ["budget up to 1.5 M€", null, 1_500_000],
  ["budjetti 12 t€", 12_000, 12_000],
  ["price: 9,500 EUR", 9_500, 9_500],
  ["kokonaishinta enintään 20 000 €", null, 20_000],
  ["budgeten är 40 000 euro", 40_000, 40_000],
  ["max 130 euros per hour, budget 40 000 €", 40_000, 40_000],
  ["We lose 300 000 € a year. Budget 60–75k €.", 60_000, 75_000],
  ["Ohjelman kokonaisbudjetti on 2,3 M€, mutta tähän rooliin on varattu 120 000 euroa", 120_000, 120_000],
])("%j is a budget from %j to %j", (text, min, max) => {
  expect(readFixedBudget(text)?.value).toEqual({ min, max });
});
it.each([
  "turnover 2 M€",
  "it saves us 30 000 € a year",
  "we handled 40 000 invoices",
  "the machine cost 90 € to repair",
  "salary 5000 €",
  "budget 25",
])("%j is no budget", (text) => {
  expect(readFixedBudget(text)).toBeNull();
});

it.each([
  ["senior", "senior"],
  ["Seniori-tason osaaja", "senior"],
  ["mid-level", "mid"],
  ["junior", "junior"],
  ["lead engineer", "expert"],
  ["vähintään 10 vuoden kokemus", "expert"],
  ["minst 6 års erfarenhet", "senior"],
  ["3+ years of hands-on experience", "mid"],
  ["experience of at least 1 year", "junior"],
  ["senior management", null],
  ["not a junior", null],
  ["a system of 20 years", null],
  ["RAG assistant over 20 years of case files", null],
  ["We have over 10 years of data", null],
  ["Yrityksemme on toiminut yli 20 vuotta", null],
  ["Vi har 20 års erfarenhet av bank", null],
  ["5+ years of Java", "mid"],
  ["minst tio år i branschen", "expert"],
  ["Tarvitsemme vanhemman robotiikkaohjelmoijan", "senior"],
  ["en äldre dataingenjör", "senior"],
  ["vanhempien kanssa", null],
  ["äldre system", null],
  ["någon med erfarenhet", null],
])("%j asks for %j", (text, level) => {
  expect(readExperience(text)?.value ?? null).toBe(level);
});

it.each([
  ["fully remote", ["remote"]],
  ["etätyömahdollisuus", ["remote"]],
  ["på distans", ["remote"]],
  ["hybrid or on-site", ["hybrid", "onsite"]],
  ["2 days a week in the office, otherwise remote", ["hybrid"]],
  ["no remote", ["onsite"]],
  ["etätyö ei ole mahdollista", null],
  ["Tampereella paikalla 2 päivää kuukaudessa", ["hybrid"]],
  ["hos oss två dagar i månaden, resten på distans", ["hybrid"]],
  ["remote monitoring of pumps", null],
])("%j is done %j", (text, arrangement) => {
  expect(readWorkArrangement(text)?.value ?? null).toEqual(arrangement);
});

it.each([
  ["Helsingissä", "Helsinki"],
  ["Lahdessa", "Lahti"],
  ["Lappeenrannassa", "Lappeenranta"],
  ["Turkuun", "Turku"],
  ["Tampereella", "Tampere"],
  ["Vantaalle", "Vantaa"],
  ["Rovaniemellä", "Rovaniemi"],
  ["Järvenpäästä", "Järvenpää"],
  ["i Tammerfors", "Tampere"],
  ["in Nokia", "Nokia"],
  ["Nokialla", "Nokia"],
  ["Nokian renkaat, Nokiassa", null],
  ["Matti Salo", null],
  ["Espoo or Vantaa", "Espoo"],
  ["customers in Vantaa, our office is in Kuopio", "Kuopio"],
  ["in Stockholm", null],
  ["Data engineer, Lahti, 50 %", "Lahti"],
  ["Asiakkaina Kone, Nokia, Fiskars", null],
])("%j is in %j", (text, city) => {
  expect(readLocation(text)?.value ?? null).toBe(city);
});

it.each([
  ["ASAP", "urgent"],
  ["mahdollisimman pian", "urgent"],
  ["inom en månad", "normal"],
  ["ei kiire", "flexible"],
  ["not urgent", "flexible"],
  ["Uppdraget börjar genast", "urgent"],
  ["start genast", "urgent"],
  ["Arbetet behöver inte börja genast", null],
  ["flexible working hours", null],
  ["Remote, soon.", "normal"],
  ["aloitus pian", "normal"],
  ["Vi behöver hjälp snart.", "normal"],
  ["We will soon launch", null],
  ["Soon, we open a shop", null],
])("%j is %j", (text, urgency) => {
  expect(readUrgency(text)?.value ?? null).toBe(urgency);
});

it.each([
  ["start 1 March 2027", "2027-03-01"],
  ["aloitus 15.1.2027", "2027-01-15"],
  ["1.12. alkaen", "2026-12-01"],
  ["starting March 3, 2027", "2027-03-03"],
  ["uppstart i april", "2027-04-01"],
  ["start 31.2.2027", null],
  ["start 1.1.2020", null],
  ["the meeting is on 1.3.2027", null],
])("%j starts on %j", (text, date) => {
  expect(readStartDate(text, samplesToday)?.value ?? null).toBe(date);
});

it("reads a period as its first day and its months", () => {
  expect(readPeriod("Aika: 1.3.–31.8.2027", samplesToday)).toEqual({
    value: { start: "2027-03-01", months: 6 },
    phrases: ["1.3.–31.8.2027"],
  });
  expect(readPeriod("31.8.2027 - 1.3.2027", samplesToday)).toBeNull();
});

it.each([
  ["# Data platform\n\nWe build one.", "Data platform"],
  ["Otsikko: Ennustemalli\nTeksti.", "Ennustemalli"],
  ["Hi, we are looking for an ML engineer with taste.", "ML engineer"],
  ["Haemme data-analyytikkoa, joka osaa SQL:ää.", "Data-analyytikko"],
  ["Vi söker en utvecklare som kan React.", "Utvecklare"],
  ["We need help. Soon.", null],
  ["Hei!\nMeillä on ongelma. Se on iso.", null],
  ["Moro,\n\nlasku kasvaa. Emme etsi juniorikonsulttia.", null],
  ["Strong Python\nStrong SQL\nRemote", null],
  ["| Kohta | Tieto |\n|---|---|\n| Tehtävä | Alustainsinööri |", "Alustainsinööri"],
  ["Full time (37.5 h/week). Rate up to 125 €/hour", null],
  ["Osaaminen: Python, SQL. Etänä.", null],
  ["Kokenutta tekoälyasiantuntijaa etsitään. Lahti, 50 %.", "Kokenut tekoälyasiantuntija"],
  ["…", null],
])("the title of %j is %j", (text, title) => {
  expect(readTitle(text)?.value ?? null).toBe(title);
});

it("finds a skill where it stands, the longest name first", () => {
  const text = "Azure DevOps, C# and Node.js.\nKoneoppimisen malleja: pythonilla ja on.";
  expect(skillMentions(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "Azure DevOps",
    "C#",
    "Node.js",
    "Koneoppimisen",
    "pythonilla",
  ]);
});

const fragments = [
  "3-6 kk",
  "40 h/week",
  "80–100 €/h",
  "€25k",
  "budjetti 30 000 euroa",
  "1.3.–31.8.2027",
  "Helsingissä",
  "etänä",
  "no ",
  "senior ",
  "Python",
  "C++",
  "Nice to have:\n- ",
  "Otsikko:",
  "\n",
  "\u0000",
  "İstanbul",
  "e\u0301tä",
  "\ud83d",
  "999999999999999999 €",
  "0 h/week",
];

it("never throws, stays within its form and quotes what is there, whatever it reads", () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: anyCharacter, maxLength: 40 })), {
      maxLength: 30,
    })
    .map((parts) => parts.join(" "));
  fc.assert(
    fc.property(text, (brief) => {
      const reading = read(brief);
      expect(briefReading.safeParse({ ...reading, source: "built-in", model: null }).error).toBeUndefined();
      for (const phrase of Object.values(reading.evidence).flat()) expect(brief).toContain(phrase);
      for (const [min, max] of [
        [reading.hourlyRateMin, reading.hourlyRateMax],
        [reading.fixedBudgetMin, reading.fixedBudgetMax],
      ])
        expect(min ?? 0).toBeLessThanOrEqual(max ?? Number.POSITIVE_INFINITY);
    }),
    { numRuns: 300 },
  );
});

it("takes no longer for a letter of the longest brief than for one of a quarter of it", () => {
  const text = sampleBriefs
    .map(({ text: each }) => each)
    .join(" ")
    .repeat(10)
    .slice(0, longestBrief);
  const timeOf = (some: string) => {
    const started = performance.now();
    read(some);
    return performance.now() - started;
  };
  // What is built at the first reading is no part of it.
  timeOf(text);
  const quarter = timeOf(text.slice(0, longestBrief / 4));
  // Four times as long; sixteen times where it grew with the square.
  expect(timeOf(text)).toBeLessThan(10 * quarter);
});

it.each([en, fi, sv])(
  "the example in the field for a brief is read as it is meant: $Wishes.field.placeholder",
  ({ Wishes }) => {
    const text = Wishes.field.placeholder;
    expect({
      where: readWorkArrangement(text)?.value,
      place: readLocation(text)?.value,
      hours: readHoursPerWeek(text)?.value ?? null,
      rate: readHourlyRate(text)?.value.max,
      fixed: readFixedBudget(text)?.value ?? null,
    }).toEqual({ where: ["hybrid"], place: "Tampere", hours: null, rate: 120, fixed: null });
  },
);
