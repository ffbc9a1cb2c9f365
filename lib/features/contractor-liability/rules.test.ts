import { type LiabilityAnswers, liabilityOf, type PaperKind, paperState, papersToTell } from "./rules";

const unanswered: LiabilityAnswers = {
  ...{ isHired: null, isOnSite: null, isOrdinary: null, isEmployee: null, isTrusted: null },
};
const dear = { amountCents: 2_000_000, workingDays: 60 };
const verdict = (answers: Partial<LiabilityAnswers>, facts = dear) => {
  const found = liabilityOf(facts, { ...unanswered, ...answers });
  return "asks" in found ? `asks ${found.asks}` : `${found.isApplied} ${found.because} ${found.section}`;
};
const bought = { isHired: false, isOnSite: true, isOrdinary: true, isEmployee: true };

describe("whether the Act applies (1233/2006)", () => {
  it.each<[Partial<LiabilityAnswers>, string]>([
    [{}, "asks isHired"],
    [{ isHired: false }, "asks isOnSite"],
    [{ isHired: false, isOnSite: false }, "false not_on_site 2"],
    [{ isHired: false, isOnSite: true, isOrdinary: false }, "false not_ordinary 2"],
    [{ ...bought, isEmployee: false }, "false no_employee 2"],
    [bought, "asks isTrusted"],
    [{ ...bought, isTrusted: true }, "false trusted 5(4)"],
    [{ ...bought, isTrusted: false }, "true subcontracted 2"],
    [{ isHired: true }, "asks isEmployee"],
    [{ isHired: true, isEmployee: true, isTrusted: false }, "true hired 2"],
  ])("with %j: %s", (answers, expected) => expect(verdict(answers)).toBe(expected));

  it.each([
    [899_999, "false below_threshold 4"],
    [900_000, "asks isOnSite"],
  ])("of work that is bought for %i cents: %s", (amountCents, expected) =>
    expect(verdict({ isHired: false }, { amountCents, workingDays: 60 })).toBe(expected),
  );

  it.each([
    [10, "false hired_few_days 4"],
    [11, "asks isEmployee"],
  ])("of hired labour for %i days, whatever it costs: %s", (workingDays, expected) =>
    expect(verdict({ isHired: true }, { amountCents: 100, workingDays })).toBe(expected),
  );
});

describe("the age of papers", () => {
  const dates = { madeOn: "2027-05-31", endsOn: "2028-12-31", today: "2027-06-01" };
  it.each<[PaperKind, string[], Partial<typeof dates>, string]>([
    ["taxes", [], {}, "missing"],
    // Three months after the last of February are over on the 28th of May.
    ["trade_register", ["2027-02-28"], {}, "too_old"],
    ["trade_register", ["2027-03-01"], {}, "fits"],
    ["trade_register", ["2026-01-01", "2027-05-01", "2027-01-01"], {}, "fits"],
    // Only taxes and pensions are asked for anew.
    ["trade_register", ["2027-05-01"], { today: "2028-10-01" }, "fits"],
    ["taxes", ["2027-05-01"], { today: "2028-05-01" }, "fits"],
    ["taxes", ["2027-05-01"], { today: "2028-05-02" }, "too_old"],
    ["pension_insurance", ["2027-05-01"], { today: "2029-01-01", endsOn: "2028-04-30" }, "fits"],
  ])("%s of %j with %j: %s", (kind, issuedOn, changes, expected) =>
    expect(paperState(kind, issuedOn, { ...dates, ...changes })).toBe(expected),
  );
});

describe("what an expert is told of", () => {
  const complete: Partial<Record<PaperKind, string[]>> = {
    ...{ registers: ["2027-01-05"], trade_register: ["2027-01-05"], taxes: ["2027-01-05"] },
  };
  const told = (
    papers: Partial<Record<PaperKind, string[]>>,
    today: string,
    remindedOn: string | null = null,
  ) =>
    papersToTell((kind) => papers[kind] ?? [], {
      ...{ signedOn: "2027-01-10", endsOn: "2028-12-31", today, remindedOn },
    });

  it("is missing from the third day on, once, and of papers about employees nothing", () => {
    expect(told({}, "2027-01-12")).toEqual([]);
    expect(told({}, "2027-01-13")).toEqual(["registers", "trade_register", "taxes"]);
    expect(told({}, "2027-03-13", "2027-01-13")).toEqual([]);
    expect(told(complete, "2027-01-13")).toEqual([]);
    expect(told({ ...complete, taxes: ["2026-08-01"] }, "2027-01-13")).toEqual(["taxes"]);
  });

  it("has become too old, not within two weeks of the last time, and not once the work is over", () => {
    const withPension = { ...complete, pension_insurance: ["2027-01-08"] };
    expect(told(withPension, "2028-01-05")).toEqual([]);
    expect(told(withPension, "2028-01-06")).toEqual(["taxes"]);
    expect(told(withPension, "2028-01-09", "2028-01-06")).toEqual([]);
    expect(told(withPension, "2028-01-20", "2028-01-06")).toEqual(["taxes", "pension_insurance"]);
    expect(told(withPension, "2028-06-20", "2028-01-20")).toEqual([]);
    expect(told(withPension, "2029-01-01")).toEqual([]);
  });
});
