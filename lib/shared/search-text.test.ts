import { searchBeginning } from "./search-text";

it.each([
  ["  data ", "data"],
  ["x".repeat(10), "x".repeat(10)],
  ["x".repeat(11), "x".repeat(10)],
  [`${"x".repeat(9)} data`, "x".repeat(9)],
  [`${"x".repeat(9)}🙂`, "x".repeat(9)],
  [`${"x".repeat(8)}🙂🙂`, `${"x".repeat(8)}🙂`],
  ["", ""],
])("%j is searched by %j", (typed, text) => {
  expect(searchBeginning(typed, 10)).toBe(text);
});
