import fc from "fast-check";
import { calculatePrice, projectTypes } from "@/lib/features/pricing/rules";
import {
  contractAmountCents,
  contractAttachment,
  contractReference,
  contractReferences,
  contractTypes,
  differsByMoreThanACent,
  milestones,
  priceTable,
} from "./rules";

const at = new Date("2026-11-20T10:00:00Z");
const somePrice = fc
  .record({
    hourlyRateCents: fc.integer({ min: 100, max: 100_000 }),
    hoursPerWeek: fc.integer({ min: 1, max: 60 }),
    durationMonths: fc.integer({ min: 1, max: 36 }),
    projectType: fc.constantFrom(...projectTypes),
  })
  .map((input) => calculatePrice({ ...input, at }));

const fixed = calculatePrice({
  hourlyRateCents: 9_550,
  hoursPerWeek: 40,
  durationMonths: 6,
  projectType: "project",
  at,
});

describe("priceTable", () => {
  it("runs from the work to the total with VAT for the client", () => {
    expect(priceTable(fixed, "client")).toEqual([
      { key: "work", amountCents: 9_932_000, isSum: false },
      { key: "complexityPremium", amountCents: 993_200, isSum: false },
      { key: "volumeDiscount", amountCents: -1_092_520, isSum: false },
      { key: "fixedScopeDiscount", amountCents: -491_634, isSum: false },
      { key: "base", amountCents: 9_341_046, isSum: true },
      { key: "platformFee", amountCents: 934_105, isSum: false },
      { key: "total", amountCents: 10_275_151, isSum: true },
      { key: "vat", amountCents: 2_620_164, isSum: false },
      { key: "totalWithVat", amountCents: 12_895_315, isSum: true },
    ]);
  });

  it("adds up to the cent, row by row, for both contracts", () => {
    fc.assert(
      fc.property(somePrice, fc.constantFrom(...contractTypes), (price, type) => {
        let running = 0;
        for (const { amountCents, isSum } of priceTable(price, type)) {
          if (isSum) expect(amountCents).toBe(running);
          else running += amountCents;
        }
        expect(priceTable(price, type).at(-1)?.isSum).toBe(true);
      }),
    );
  });

  it("states what the contract is about, and tells the expert nothing of the fee", () => {
    fc.assert(
      fc.property(somePrice, (price) => {
        const amount = (type: "client" | "expert", key: string) =>
          priceTable(price, type).find((row) => row.key === key)?.amountCents;
        expect(amount("client", "total")).toBe(contractAmountCents(price, "client"));
        expect(amount("expert", "remuneration")).toBe(contractAmountCents(price, "expert"));
        expect(amount("client", "base")).toBe(contractAmountCents(price, "expert"));
        const told = priceTable(price, "expert").map(({ key }) => key);
        expect(told).not.toEqual(expect.arrayContaining(["platformFee"]));
        expect(priceTable(price, "expert").map(({ amountCents }) => amountCents)).not.toContain(
          price.totalCents,
        );
      }),
    );
  });

  it("leaves out parts that are nothing", () => {
    const small = calculatePrice({
      hourlyRateCents: 9_500,
      hoursPerWeek: 10,
      durationMonths: 1,
      projectType: "hourly",
      at,
    });
    expect(priceTable(small, "expert").map(({ key }) => key)).toEqual(["work", "remuneration"]);
  });
});

describe("milestones", () => {
  const usual = { title: null, dueOn: null };

  it("are those of the quote where it names them, and add up", () => {
    const agreed = [
      { title: "Plan", percent: 33, dueOn: "2026-12-01" },
      { title: "Model", percent: 33, dueOn: "2027-01-01" },
      { title: "Use", percent: 34, dueOn: "2027-02-01" },
    ];
    for (const type of ["client", "expert"] as const) {
      const due = milestones(fixed, type, agreed);
      expect(due.map(({ title, percent, dueOn }) => ({ title, percent, dueOn }))).toEqual(agreed);
      const sum = due.reduce((total, { amountCents }) => total + amountCents, 0);
      expect(sum).toBe(contractAmountCents(fixed, type));
    }
    expect(milestones({ ...fixed, projectType: "hourly" }, "client", agreed)).toEqual([]);
  });

  it("are a fifth for the plan and two fifths each for the first version and the end", () => {
    expect(milestones(fixed, "client")).toEqual([
      { key: "plan", percent: 20, amountCents: 2_055_030, ...usual },
      { key: "firstVersion", percent: 40, amountCents: 4_110_060, ...usual },
      { key: "accepted", percent: 40, amountCents: 4_110_061, ...usual },
    ]);
  });

  it("are one for work of up to a month, and none for work by the hour", () => {
    const short = { ...fixed, durationMonths: 1 };
    expect(milestones(short, "expert")).toEqual([
      { key: "accepted", percent: 100, amountCents: fixed.baseCents, ...usual },
    ]);
    expect(milestones({ ...fixed, projectType: "hourly" }, "client")).toEqual([]);
  });

  it("add up to the price of their contract, none of them less than nothing", () => {
    fc.assert(
      fc.property(somePrice, fc.constantFrom(...contractTypes), (price, type) => {
        const due = milestones({ ...price, projectType: "project" }, type);
        expect(due.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
          contractAmountCents(price, type),
        );
        for (const { amountCents } of due) expect(amountCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("differsByMoreThanACent", () => {
  it.each([
    [1027.51, false],
    [1027.52, false],
    [1027.5, false],
    [1027.53, true],
    [1027.49, true],
    ["1027.51", false],
    ["1027,51", false],
    ["1000", true],
    [0, true],
    [-1027.51, true],
    [Number.NaN, true],
    [Number.POSITIVE_INFINITY, true],
    ["cheap", true],
    [{}, true],
    [[1027.51], true],
    [true, true],
    [undefined, false],
    [null, false],
  ])("%p against €1,027.51: %p", (sent, differs) => {
    expect(differsByMoreThanACent(sent, 102_751)).toBe(differs);
  });
});

describe("contractReference", () => {
  it.each([
    [17, "client", "OS-000017-C"],
    [17, "expert", "OS-000017-E"],
    [1_234_567, "client", "OS-1234567-C"],
  ] as const)("%i %s is %s", (id, type, reference) => {
    expect(contractReference(id, type)).toBe(reference);
    expect(`Contract ${reference} is signed.`.split(contractReferences)).toEqual([
      "Contract ",
      reference,
      " is signed.",
    ]);
  });
});

describe("contractAttachment", () => {
  it("has a name in ASCII and one with its letters", () => {
    expect(contractAttachment("OS-000017-C", "client contract", "Kysynnän ennuste: Äänekoski / Öljy")).toBe(
      "attachment; filename=\"OS-000017-C client contract Kysynnan ennuste Aanekoski Oljy.pdf\"; filename*=UTF-8''OS-000017-C%20client%20contract%20Kysynn%C3%A4n%20ennuste%20%C3%84%C3%A4nekoski%20%C3%96ljy.pdf",
    );
  });

  it.each([
    ["a path", "../../etc/passwd"],
    ["a header", 'x"\r\nSet-Cookie: a=b'],
    ["only signs", "…!?"],
    ["another script", "需要予測"],
    ["emoji", "🚀 launch"],
    ["a long title", "Ö".repeat(160)],
  ])("is one safe line for %s", (_name, title) => {
    const value = contractAttachment("OS-000017-C", "client contract", title);
    expect(value).toMatch(
      /^attachment; filename="OS-000017-C client contract[A-Za-z0-9 -]*\.pdf"; filename\*=UTF-8''[A-Za-z0-9%._-]+\.pdf$/,
    );
    expect(value.length).toBeLessThan(600);
  });

  it("never throws and never leaves the header", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (title) => {
        expect(contractAttachment("OS-000017-E", "expert contract", title)).toMatch(/^[ -~]+$/);
      }),
    );
  });
});
