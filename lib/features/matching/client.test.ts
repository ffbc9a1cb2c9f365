import { nextLimit } from "./client";

it.each([
  [5, 5, 20],
  [20, 20, 50],
  [50, 50, null],
  // Fewer than asked for: there are no more.
  [5, 3, null],
  [20, 19, null],
  [5, 0, null],
])("after asking for %i and getting %i asks for %p", (limit, shown, next) => {
  expect(nextLimit(limit, shown)).toBe(next);
});
