import { findSkill } from "@/lib/shared/skills";
import needs from "./data/needs.json";
import { needsTold } from "./needs";

const told = (text: string) => needsTold(text).map(({ key, words }) => `${key}: ${words}`);

it.each([
  [
    "Patients cancel late. We want to find out who is likely not to show up, and to remind them.",
    ["predictive-modeling: likely not to show up"],
  ],
  [
    "Asiakaspalvelumme saa 400 viestiä päivässä. Tekoälyn pitäisi lajitella viestit.",
    ["nlp: lajitella viestit"],
  ],
  [
    "Våra projektledare vill ha en app för telefonen där de kan diktera.",
    ["speech-recognition: telefonen där de kan diktera", "mobile-development: app för telefonen"],
  ],
  ["Our Kubernetes bill doubled in a year.", ["finops: Kubernetes bill doubled"]],
  ["Which subscribers are about to leave?", ["churn-prediction: Which subscribers are about to leave"]],
  ["Ennusta myyntiä. Ennusta myyntiä.", ["forecasting: Ennusta myyntiä"]],
])("reads in %j the need of %j", (text, expected) => {
  expect(told(text).sort()).toEqual([...expected].sort());
});

it.each([
  "Forecasts are made by hand. We have stock.",
  "Adsorption columns and applets",
  // Too far from each other to be said of each other.
  `Predict ${"and so on ".repeat(8)} sales`,
  "Koulut lämpiävät turhaan, ja henkilöstö palelee.",
  "Drivers for the radio are planned for the next visit of our supplier.",
  // Words that mean other things as well.
  "Kaksikymmentä tuhatta kuvaa palautetuista laitteista, jotka kone voisi lajitella. Työn voi tehdä etänä, aikataulu joustaa.",
  "Please estimate the price. Get in touch, and we make the schedule in order to plan the paper form together.",
  "We train models with our team, and of course the managers map areas for the campaign, which is accessible.",
  "Our messages queue loads sales data; suggest product improvements, and rank candidates with a model.",
  "Kuvatkaa kokemuksenne ja laskekaa tarjous.",
  "",
])("reads none in %j", (text) => {
  expect(told(text)).toEqual([]);
});

it("knows each as a skill, by groups of words as they are compared", () => {
  expect(Object.keys(needs).filter((key) => findSkill(key)?.key !== key)).toEqual([]);
  const groups = Object.values(needs).flat(2);
  expect(groups.filter((group) => !/^[a-z0-9*_ ]+$/.test(group))).toEqual([]);
  const twice = groups.filter((group) => new Set(group.split(" ")).size < group.split(" ").length);
  expect(twice).toEqual([]);
});
