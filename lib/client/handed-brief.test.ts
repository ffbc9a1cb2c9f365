/** @jest-environment jsdom */
import { handOverBrief, isBrief, takeHandedBrief } from "./handed-brief";

describe("a text of the search field", () => {
  it.each([
    "python",
    "data engineer Helsinki remote under 110 €",
    "  Senior machine learning engineer with Azure experience in Tampere, available now  ",
    "",
  ])("is words to search by: %j", (text) => {
    expect(isBrief(text)).toBe(false);
  });

  it.each([
    "We need somebody who builds a forecast of the daily demand for our 120 shops.",
    "Data engineer\nSnowflake, dbt",
    "Etsimme data-insinööriä, joka rakentaa meille tietovaraston ja opettaa kaksi omaa kehittäjäämme käyttämään sitä.",
  ])("is a brief: %j", (text) => {
    expect(isBrief(text)).toBe(true);
  });
});

describe("a brief that is handed over", () => {
  it("is taken once", () => {
    handOverBrief("A forecast\nfor 120 shops");
    expect(takeHandedBrief()).toBe("A forecast\nfor 120 shops");
    expect(takeHandedBrief()).toBeNull();
  });

  it("is lost without an error where storage is forbidden", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    expect(() => handOverBrief("text")).not.toThrow();
    expect(takeHandedBrief()).toBeNull();
    jest.restoreAllMocks();
  });
});
