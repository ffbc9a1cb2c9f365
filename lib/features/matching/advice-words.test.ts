import { isWorthNaming } from "./advice-words";

it.each([
  "experienced",
  "remains",
  "difficult",
  "severe",
  "quickly",
  "working",
  "demanding",
  "kokenut",
  "erfaren",
])("%s is no advice", (word) => expect(isWorthNaming(word)).toBe(false));

it.each([
  "robotics",
  "truck",
  "warehouse",
  "python",
  "engineering",
  "forecasting",
  "learning",
  "ennuste",
  "varasto",
  "lager",
])("%s is one", (word) => expect(isWorthNaming(word)).toBe(true));
