import { readStartDate } from "./start-date";

const start = (text: string, today = "2026-11-29") => readStartDate(text, today)?.value ?? null;

it.each([
  ["Spring 2027, 60%.", "2027-03-01"],
  ["Kevät 2027, noin 20 päivää", "2027-03-01"],
  ["Tarvitsemme testaajan keväällä 2027.", "2027-03-01"],
  ["Våren 2027.", "2027-03-01"],
  ["Remote works. This winter.", "2026-12-01"],
  ["Aloitus syksyllä 2027", "2027-09-01"],
  ["keväästä 2027 alkaen", "2027-03-01"],
  ["ensi kesänä", "2027-06-01"],
  ["start i sommar", "2027-06-01"],
  ["talvi 2026–27", "2026-12-01"],
  ["Winter 2027", "2027-01-01"],
  ["Two weeks in April", "2027-04-01"],
  ["kaksi viikkoa huhtikuussa", "2027-04-01"],
  ["Två veckor i april, fast pris", "2027-04-01"],
  ["Remote, in April.", "2027-04-01"],
])("%s begins on %s", (text, date) => expect(start(text)).toBe(date));

// What else happens then, and what is no time.
it.each([
  "Ostimme syksyllä kilpailijan.",
  "Yritys siirtyy S/4HANAan syksyllä 2027.",
  "Validation before the inspection in the autumn",
  "It broke last winter.",
  "gärna klart före sommaren",
  "Neljä iltapäivää kevään aikana",
  "Four days in the spring term",
  "Java, Spring, Kafka",
  "In spring, we sell plants",
  "Every winter pipes freeze",
  "Our season starts in summer",
  "Var i vår butik",
  "Kesällä, syksyllä ja talvella",
  "Global launch is in April: 300 000 players",
  "Our DBA retires in June.",
  "It took us two weeks in April",
  "valmis huhtikuussa",
  "Spring 2026",
])("%s tells no start", (text) => expect(start(text)).toBeNull());

it("reads nothing of a season that has begun", () => {
  expect(start("Start in spring", "2027-04-10")).toBeNull();
  expect(start("Start next spring", "2027-04-10")).toBe("2028-03-01");
});
