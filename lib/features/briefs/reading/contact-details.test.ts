import { withoutContactDetails } from "./contact-details";

it.each([
  ["Yhteyshenkilö: Väinö, vaino.akas@äkäs.fi, 040 1234567.", "Yhteyshenkilö: Väinö, …, …."],
  ["Ring +358 (0)40-123 45 67 or 09 1234 567", "Ring … or …"],
  ["a+b@c.example.co.uk", "…"],
  ["tel:0401234567\nBest regards", "tel:…\nBest regards"],
])("leaves out what %j gives away", (text, left) => {
  expect(withoutContactDetails(text)).toBe(left);
});

it.each([
  "Budget 85-110 €/h, 10 000 - 20 000 € or 0-5000 €",
  "From 01-12-2026, 1.12.2026 or 2026-12-01 until 01/03/2027",
  "Y-tunnus 0112038-9, VAT 25.5 %, 09:00-16:00",
  "Python 3.12, ISO 27001, @types/node, C++ 17",
])("leaves %j as it is", (text) => {
  expect(withoutContactDetails(text)).toBe(text);
});

it("is quick with a long word", () => {
  const text = "x".repeat(20_000);
  const started = performance.now();
  expect(withoutContactDetails(text)).toBe(text);
  expect(performance.now() - started).toBeLessThan(500);
});
