import { POST as calculate } from "@/app/api/pricing/calculate/route";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import { setClock } from "@/lib/server/clock";
import { post } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createExpert, createUser } from "@/tests/support/factories";

const wish = { hoursPerWeek: 40, durationMonths: 6, projectType: "project" };
const price = (body: object) => post<PricingResult>(calculate, body);
const cents = (euros: number) => Math.round(euros * 100);

beforeAll(() => setClock(new Date("2027-01-15T10:00:00Z")));
beforeEach(() => empty("experts", "users"));

// Worked out by hand from decisions C2 to C5.
it.each([
  [
    "six months of fixed scope",
    95,
    wish,
    // 95 x 40 x 52/12 x 6 = 98 800; +10 % = 108 680; −10 % = 97 812; −5 % = 92 921.40; +10 % = 102 213.54
    {
      subtotal: 108_680,
      volumeDiscountAmount: 10_868,
      fixedScopeDiscountAmount: 4_890.6,
      baseTotal: 92_921.4,
      platformFeeAmount: 9_292.14,
      totalCost: 102_213.54,
      monthlyTotal: 17_035.59,
      vatAmount: 26_064.45,
      totalWithVat: 128_277.99,
      totalHours: 1040,
    },
  ],
  [
    "one month by the hour",
    95.5,
    { hoursPerWeek: 10, durationMonths: 1, projectType: "hourly" },
    // 95.50 x 43.333… = 4 138.33; no discount; +10 % = 4 552.16
    {
      subtotal: 4_138.33,
      volumeDiscountAmount: 0,
      fixedScopeDiscountAmount: 0,
      baseTotal: 4_138.33,
      platformFeeAmount: 413.83,
      totalCost: 4_552.16,
      monthlyTotal: 4_552.16,
      vatAmount: 1_160.8,
      totalWithVat: 5_712.96,
    },
  ],
  [
    "three months by the hour",
    120,
    { hoursPerWeek: 20, durationMonths: 3, projectType: "hourly" },
    // 120 x 260 = 31 200; −5 % = 29 640; +10 % = 32 604
    {
      subtotal: 31_200,
      volumeDiscountAmount: 1_560,
      baseTotal: 29_640,
      platformFeeAmount: 2_964,
      totalCost: 32_604,
      monthlyTotal: 10_868,
      totalHours: 260,
    },
  ],
])("calculates %s", async (_name, hourlyRate, input, sums) => {
  const { id } = await createExpert({ name: "Aino Zzsecretname", hourlyRate });
  const { status, body } = await price({ expertId: id, ...input });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...sums,
    expertRate: hourlyRate,
    platformFee: 10,
    vatRate: 25.5,
    expert: { id, name: "Aino Z." },
  });
});

it("answers parts that add up to the cent, for any input", async () => {
  const { id } = await createExpert({ hourlyRate: 87.35 });
  for (const projectType of ["hourly", "project"]) {
    for (const [hoursPerWeek, durationMonths] of [
      [1, 1],
      [7, 2],
      [13, 3],
      [37, 5],
      [40, 6],
      [60, 36],
    ] as const) {
      const { body } = await price({ expertId: id, hoursPerWeek, durationMonths, projectType });
      const lines = body.lines.reduce((sum, { amount }) => sum + cents(amount), 0);
      expect(lines).toBe(cents(body.totalCost));
      expect(cents(body.baseTotal) + cents(body.platformFeeAmount)).toBe(cents(body.totalCost));
      expect(cents(body.totalCost) + cents(body.vatAmount)).toBe(cents(body.totalWithVat));
      expect(body.expertCost).toBe(body.baseTotal);
      expect(body.fixedScope).toBe(projectType === "project");
      expect(body.projectDetails).toEqual({ type: projectType, hoursPerWeek, durationMonths });
    }
  }
});

it("gives no volume discount of an expert who has opted out, and says so", async () => {
  const { id } = await createExpert({ hourlyRate: 100 });
  expect((await price({ expertId: id, ...wish })).body).toMatchObject({
    acceptsVolumeDiscount: true,
    volumeDiscount: 10,
  });
  await sql("UPDATE experts SET accepts_volume_discount = false");
  const { body } = await price({ expertId: id, ...wish });
  expect(body).toMatchObject({ acceptsVolumeDiscount: false, volumeDiscount: 0, volumeDiscountAmount: 0 });
  // 100 x 1040 hours, +10 %, no volume discount, −5 % for the fixed scope.
  expect(body.baseTotal).toBe(108_680);
});

it("answers the VAT rate of the day", async () => {
  const { id } = await createExpert();
  setClock(new Date("2024-08-31T20:59:59Z"));
  expect((await price({ expertId: id, ...wish })).body.vatRate).toBe(24);
  setClock(new Date("2024-08-31T21:00:00Z"));
  expect((await price({ expertId: id, ...wish })).body.vatRate).toBe(25.5);
  setClock(new Date("2027-01-15T10:00:00Z"));
});

it.each([
  ["no expert", { ...wish }, "expertId"],
  ["text for the expert", { ...wish, expertId: "1" }, "expertId"],
  ["expert 0", { ...wish, expertId: 0 }, "expertId"],
  ["an id beyond an integer", { ...wish, expertId: 3_000_000_000 }, "expertId"],
  ["0 hours", { ...wish, expertId: 1, hoursPerWeek: 0 }, "hoursPerWeek"],
  ["61 hours", { ...wish, expertId: 1, hoursPerWeek: 61 }, "hoursPerWeek"],
  ["half an hour", { ...wish, expertId: 1, hoursPerWeek: 20.5 }, "hoursPerWeek"],
  ["hours as text", { ...wish, expertId: 1, hoursPerWeek: "20" }, "hoursPerWeek"],
  ["0 months", { ...wish, expertId: 1, durationMonths: 0 }, "durationMonths"],
  ["37 months", { ...wish, expertId: 1, durationMonths: 37 }, "durationMonths"],
  ["negative months", { ...wish, expertId: 1, durationMonths: -3 }, "durationMonths"],
  ["no type", { expertId: 1, hoursPerWeek: 20, durationMonths: 3 }, "projectType"],
  ["an unknown type", { ...wish, expertId: 1, projectType: "weekly" }, "projectType"],
])("refuses %s with 422 and the field's message", async (_name, body, field) => {
  expect(await post(calculate, body)).toMatchObject({
    status: 422,
    body: { code: "invalid", fieldErrors: { [field]: expect.any(String) } },
  });
});

it("takes neither a rate nor a discount from the client", async () => {
  const { id } = await createExpert();
  for (const extra of [{ hourlyRate: 1 }, { platformFee: 0 }, { volumeDiscount: 90 }]) {
    expect(await post(calculate, { expertId: id, ...wish, ...extra })).toMatchObject({ status: 422 });
  }
});

it.each([
  ["unknown", null],
  ["pending", { approvalStatus: "pending" }],
  ["inactive", { isActive: false }],
  ["archived", { archivedAt: new Date() }],
] as const)("answers 404 for an expert who is %s, to everybody alike", async (_name, hidden) => {
  const owner = await createUser();
  const id = hidden ? (await createExpert({ userId: owner.id, ...hidden })).id : 4711;
  for (const as of [null, owner, await createAdmin()]) {
    expect(await post(calculate, { expertId: id, ...wish }, { as })).toMatchObject({
      status: 404,
      body: { code: "not_found", message: "Expert not found" },
    });
  }
});

it("prices an expert who is busy: the visitor may plan ahead", async () => {
  const { id } = await createExpert({ availability: "busy" });
  expect((await price({ expertId: id, ...wish })).status).toBe(200);
});
