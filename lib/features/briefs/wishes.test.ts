import { serialiseWishes } from "@/lib/features/matching/wish";
import { readBriefByRules } from "./reading/read";
import { type BriefFields, type BriefReading, briefFieldNames } from "./schemas";
import { wishesOf } from "./wishes";

const nothing = {
  ...(Object.fromEntries(briefFieldNames.map((field) => [field, null])) as BriefFields),
  optionalSkills: [],
  neededSkills: [],
  evidence: {},
};
const of = (reading: Partial<BriefReading>, text = "") =>
  decodeURIComponent(serialiseWishes(wishesOf({ ...nothing, ...reading }, text)).replaceAll("+", " "));

it("takes nothing from nothing", () => {
  expect(wishesOf(nothing, "")).toEqual([]);
});

it("makes musts of limits only", () => {
  expect(
    of({
      requiredSkills: ["Python", "RAG"],
      hourlyRateMax: 120.5,
      workArrangement: ["onsite"],
      location: "Tampereella",
      experienceRequired: "senior",
      startDate: "2027-04-01",
      industry: "Retail",
    }),
  ).toBe("skill=Python&skill=RAG&rate=120!&work=onsite!&start=2027-04-01&level=senior&field=Retail");
  expect(of({ location: "Tampere", workArrangement: ["hybrid", "onsite"] })).toBe(
    "work=hybrid&place=tampere!",
  );
  expect(of({ location: "Tampere", workArrangement: ["remote", "hybrid"] })).toBe(
    "work=remote&place=tampere",
  );
  expect(of({ location: "Tampere", workArrangement: ["hybrid"] })).toBe("work=hybrid&place=tampere!");
  expect(of({ urgency: "urgent" })).toBe("start=now");
  expect(of({ urgency: "normal" })).toBe("");
});

it("spreads a fixed budget over the hours where the brief tells them, as nothing that excludes", () => {
  expect(of({ budgetType: "fixed", fixedBudgetMax: 52_000, durationMonths: 3, hoursPerWeek: 40 })).toBe(
    "rate=100&hours=40&months=3",
  );
  expect(of({ budgetType: "fixed", fixedBudgetMax: 52_000 })).toBe("");
  expect(of({ budgetType: "fixed", fixedBudgetMax: 9_000_000, durationMonths: 1, hoursPerWeek: 1 })).toBe(
    "hours=1&months=1",
  );
});

it("wishes for what a text tells the need of, less than for what it names", () => {
  const neededSkills = [{ skill: "Forecasting", words: "how many tomorrow" }];
  expect(of({ neededSkills })).toBe("skill=Forecasting");
  expect(of({ neededSkills, requiredSkills: ["Python"] })).toBe("skill=Python&optional=Forecasting");
});

it.each([
  [
    "We need Python. Kubernetes is a plus, Java is not needed. 20 h/week for 3 months, on our own Kubernetes.",
    "skill=Python&hours=20&months=3&optional=Kubernetes",
  ],
  [
    "Tarvitsemme Python-osaajaa 37,5 h/viikko, 3-6 kuukautta. Terraform katsotaan eduksi.",
    "skill=Python&hours=38&months=6&optional=Terraform",
  ],
  ["Vi söker Python. Terraform är meriterande. 3 månader.", "skill=Python&months=3&optional=Terraform"],
  ["Nice to have:\n- Rust\n- SQL\n\nRequired:\n- Python\n- SQL", "skill=Python&skill=SQL&optional=Rust"],
])("hears hours, months and what is only welcome in “%s”", (text, wanted) => {
  const { description, ...reading } = readBriefByRules(text, "2027-03-01");
  expect(of(reading, text)).toBe(wanted);
});

it.each<[string, string]>([
  ["The workshops are in Finnish.", "language=fi"],
  ["We need a Finnish-speaking consultant", "language=fi"],
  ["Swedish is required, reports in English", "language=sv!&language=en"],
  ["Python is optional, Finnish required, 37.5 h/week", "language=fi!"],
  ["Fluent Finnish is a must, Swedish skills are a plus", "language=fi!&language=sv"],
  ["You must speak Finnish", "language=fi!"],
  ["Suomi vaaditaan, englanti eduksi", "language=fi!&language=en"],
  ["Finnish and Swedish are required, English is nice to have", "language=fi!&language=sv!&language=en"],
  ["Edellytämme suomea", "language=fi!"],
  ["Suomen kieli on edellytys", "language=fi!"],
  ["Sujuva ruotsin kieli on etu", "language=sv"],
  ["Flytande finska krävs", "language=fi!"],
  ["Svenska är ett krav", "language=sv!"],
  ["The consultant does not need to speak Finnish", ""],
  ["No Finnish skills needed", ""],
  ["Suomen kieltä ei tarvita", ""],
  ["Finska behövs inte", ""],
  ["Speech technology in Finnish is essential", "language=fi"],
  ["Työ tehdään suomeksi", "language=fi"],
  ["Rapporten skrivs på svenska", "language=sv"],
  ["A Finnish bakery with an English owner", ""],
  ["Suomen suurin leipomo", ""],
])("hears in “%s” %s", (text, wanted) => {
  expect(of({}, text)).toBe(wanted);
});

it("puts neither the text nor who wrote it into an address", () => {
  const text = `Need a data engineer for our bakery, Python and SQL, max 110 €/h, on site in Tampere from 1.4.2099.
Contact Pekka Virtanen, pekka.virtanen@leipomo.example, 040 123 4567`;
  const query = serialiseWishes(wishesOf(readBriefByRules(text, "2027-03-01"), text));
  expect(query).toContain("rate=110%21");
  expect(query).toContain("place=tampere%21");
  expect(query).not.toMatch(/pekka|virtanen|leipomo|040|4567/i);
});

it.each([
  ["Python developer, preferably on site in Oulu.", "skill=Python&work=onsite&place=oulu"],
  ["Tarvitsemme Python-osaajan, mieluiten paikan päällä Oulussa.", "skill=Python&work=onsite&place=oulu"],
  ["Vi söker en Pythonutvecklare, gärna på plats i Vasa.", "skill=Python&work=onsite&place=vaasa"],
  ["Python developer, on site in Oulu if possible.", "skill=Python&work=onsite&place=oulu"],
  ["Python developer, on site in Helsinki or Turku.", "skill=Python&work=onsite!&place=helsinki"],
  ["Python developer, on site in Oulu.", "skill=Python&work=onsite!&place=oulu!"],
  ["Python developer in Oulu, no remote work.", "skill=Python&work=onsite!&place=oulu!"],
  ["Vi behöver Python. Tre dagar i Jakobstad.", "skill=Python&place=pietarsaari"],
  ["Python needed. Machines in our paper mill break down.", "skill=Python&field=Forestry"],
  ["Python developer, max 110.", "skill=Python&rate=110!"],
  ["Python developer. Up to €95.", "skill=Python&rate=95!"],
  ["Python developer. Budget max 90/h.", "skill=Python&rate=90!"],
  ["Python for a team of max 50 users.", "skill=Python"],
  ["Python developer, start in two weeks.", "skill=Python&start=2026-11-25"],
  ["Python-kehittäjä, aloitus 2 viikon päästä.", "skill=Python&start=2026-11-25"],
  ["Python-utvecklare, start om tre veckor.", "skill=Python&start=2026-12-02"],
  ["Python developer, starting next Monday.", "skill=Python&start=2026-11-16"],
  ["Our analysts will build Tableau themselves. We need Python.", "skill=Python"],
  ["We had a bad experience with Oracle. We need Python.", "skill=Python"],
  ["Meillä on oma testaaja ja oma DevOps-tiimi. Tarvitsemme Python-osaajan.", "skill=Python"],
  ["Python needed; our developers (they do Java) are busy.", "skill=Python"],
  ["R developer for statistics.", "skill=R"],
  ["R or Python developer.", "skill=R&skill=Python"],
  ["We are looking for a privacy lawyer.", "skill=Privacy"],
  ["Etsin testaajaa.", "skill=Software Testing"],
])("reads '%s'", (text, expected) => {
  const read = readBriefByRules(text, "2026-11-11");
  expect(of(read, text)).toBe(expected);
});
