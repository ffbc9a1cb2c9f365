import fc from "fast-check";
import en from "@/messages/en";
import fi from "@/messages/fi";
import sv from "@/messages/sv";
import { positionBonus, profileScore, rateDelta } from "./score";

const list = (length: number) => Array.from({ length }, (_, index) => `item ${index}`);

it.each([
  // position, missing, areas, score
  ["Excellent position", 0, 0, 80],
  ["a STRONG position", 1, 1, 72],
  ["strong and competitive", 0, 0, 80],
  ["Competitive position", 2, 3, 51],
  ["Developing position", 0, 0, 60],
  ["", 6, 8, 6],
  ["developing", 12, 8, 0],
  ["excellent", 100, 100, 0],
])(
  "%j with %i missing skills and %i improvement areas scores %i",
  (marketPosition, missing, areas, score) => {
    expect(
      profileScore({ marketPosition, missingSkills: list(missing), improvementAreas: list(areas) }).score,
    ).toBe(score);
  },
);

it("is made of the parts it names, within 0 and 100", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(30), fc.nat(30), (marketPosition, missing, areas) => {
      const parts = profileScore({
        marketPosition,
        missingSkills: list(missing),
        improvementAreas: list(areas),
      });
      const sum = parts.start + parts.position - parts.missing - parts.improvements;
      expect(parts.score).toBe(Math.min(100, Math.max(0, sum)));
    }),
  );
});

it.each([
  ["strong", 20],
  ["Excellently placed", 20],
  ["uncompetitive", 10],
  ["developing", 0],
] as const)("%s adds %i", (text, bonus) => {
  expect(positionBonus(text)).toBe(bonus);
});

it.each([
  [95, 105, 10],
  [95.5, 95.4, -0.1],
  [100.1, 100.3, 0.2],
  [80, 80, 0],
])("from %d to %d is %d", (current, suggested, delta) => {
  expect(rateDelta({ current, suggested, reasoning: "" })).toBe(delta);
});

it.each(Object.entries({ en, fi, sv }))(
  "a position counts the same however it is worded: %s",
  (_, messages) => {
    const { excellent, strong, competitive, developing, unknown, noSkills } =
      messages.Insights.engine.position;
    expect([excellent, strong, competitive, developing, unknown, noSkills].map(positionBonus)).toEqual([
      20, 20, 10, 0, 0, 0,
    ]);
  },
);
