import { personalityBand } from "@/lib/shared/personality-bands";
import { urgencyOf } from "./timing";

it.each([
  ["2026-11-20", "urgent"],
  ["2026-11-27", "urgent"],
  ["2026-11-28", "normal"],
  ["2026-12-20", "normal"],
  ["2026-12-21", "flexible"],
] as const)("a start on %s is %s", (date, urgency) => {
  expect(urgencyOf(date, "2026-11-20")).toBe(urgency);
});

it.each([
  [100, "veryHigh"],
  [80, "veryHigh"],
  [79, "high"],
  [60, "high"],
  [59, "moderate"],
  [40, "moderate"],
  [39, "low"],
  [0, "low"],
] as const)("a score of %d is %s", (score, band) => {
  expect(personalityBand(score)).toBe(band);
});
