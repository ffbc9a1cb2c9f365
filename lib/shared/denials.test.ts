import { toldSkills, withoutDenials } from "./denials";

it.each([
  ["I work in Excel and Power BI, no Python.", ["excel", "power-bi"]],
  ["I have never touched ASP.NET, but I know Unity well.", ["unity"]],
  ["My customers ask about SAP and Kubernetes, and I have not done any of these myself.", []],
  ["Teen verkkopalveluita Djangolla. Koneoppimista en tee, vaikka Python on tuttu.", ["django", "python"]],
  ["Jag arbetar med Docker och Python, men jag gör inte maskininlärning.", ["docker", "python"]],
])("believes what somebody denies: %j", (text, expected) => {
  expect(toldSkills(text)).toEqual(expected);
});

it.each([
  "I train language models rather than call them.",
  "Not only Python but Java as well.",
  "I build services in Go, without a single outage in a year.",
  "Jag arbetar inte bara med Python utan med Java.",
  "Opetan en vain Pythonia vaan myös Javaa.",
])("leaves alone what is no denial: %j", (text) => {
  expect(withoutDenials(text)).toBe(text);
});
