import fc from "fast-check";
import { render, screen } from "@/tests/support/testing-library";
import { Sparkline, sparklinePoints } from "./sparkline";

it("says in words what it shows", () => {
  render(<Sparkline values={[0, 2, 1]} label="Views a day: at most 2." />);
  expect(screen.getByRole("img", { name: "Views a day: at most 2." })).toBeInTheDocument();
});

it("lies at the bottom without values", () => {
  expect(new Set(sparklinePoints([0, 0, 0]).map(({ y }) => y))).toEqual(new Set([61]));
});

it("draws every value inside the picture, the higher the more", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 }), (values) => {
      const points = sparklinePoints(values);
      expect(points).toHaveLength(values.length);
      for (const [index, { x, y }] of points.entries()) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(300);
        expect(y).toBeGreaterThanOrEqual(3);
        expect(y).toBeLessThanOrEqual(61);
        const next = points[index + 1];
        const [value = 0, following = 0] = values.slice(index);
        if (next) expect(Math.sign(next.y - y)).toBe(Math.sign(value - following));
      }
    }),
  );
});
