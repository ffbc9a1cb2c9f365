/** @jest-environment jsdom */
import { handOverQuestion, takeHandedQuestion } from "./handed-question";

beforeEach(() => window.sessionStorage.clear());

it("hands a question over once, in no address", () => {
  expect(takeHandedQuestion()).toBeNull();
  handOverQuestion("About Aino A.");
  expect(takeHandedQuestion()).toBe("About Aino A.");
  expect(takeHandedQuestion()).toBeNull();
});

it("goes without a storage", () => {
  const forbidden = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  const spies = (["getItem", "setItem"] as const).map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(forbidden),
  );
  expect(() => handOverQuestion("About Aino A.")).not.toThrow();
  expect(takeHandedQuestion()).toBeNull();
  for (const spy of spies) spy.mockRestore();
});
