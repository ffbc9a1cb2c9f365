import { POST as generateContracts } from "@/app/api/contracts/generate/route";
import { POST as bookMeeting, GET as listBookings } from "@/app/api/meeting-bookings/route";
import { POST as calculate } from "@/app/api/pricing/calculate/route";
import { POST as createProject } from "@/app/api/projects/route";
import type { GeneratedContracts } from "@/lib/features/contracts/schemas";
import type { EngagementCreated } from "@/lib/features/engagements/schemas";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import { setClock } from "@/lib/server/clock";
import { call, post } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { engagementWish } from "@/tests/support/engagements";
import { createAdmin, createExpert } from "@/tests/support/factories";
import { bookingRequest } from "@/tests/support/request-factories";

let expertId: number;
beforeEach(async () => {
  setClock(new Date("2027-03-01T06:00:00Z"));
  await empty("contracts", "price_estimates", "projects", "meeting_bookings", "experts", "users");
  ({ id: expertId } = await createExpert({ name: "Aino Salainen", hourlyRate: 120 }));
});

const price = (body: object) =>
  post<PricingResult>(calculate, { expertId, hoursPerWeek: 40, projectType: "hourly", ...body });

describe("POST /api/pricing/calculate in days and weeks", () => {
  it("prices an audit of three days", async () => {
    const { status, body } = await price({ durationUnit: "days", duration: 3 });
    // 24 h x 120 = 2 880.00; fee 288.00
    expect([status, body.totalHours, body.totalCost, body.monthlyTotal]).toEqual([200, 24, 3_168, 3_168]);
    expect(body.projectDetails).toEqual({
      type: "hourly",
      durationMonths: 1,
      durationDays: 3,
      hoursPerWeek: 40,
    });
  });

  it("answers the same for months however they are said", async () => {
    const documented = await price({ durationMonths: 3 });
    expect((await price({ durationUnit: "months", duration: 3 })).body).toEqual(documented.body);
    expect(documented.body.projectDetails).not.toHaveProperty("durationDays");
    expect((await price({ durationUnit: "weeks", duration: 13 })).body.totalCost).toBe(
      documented.body.totalCost,
    );
  });

  it("refuses two sizes, and none", async () => {
    for (const size of [{}, { durationMonths: 1, durationUnit: "days", duration: 2 }, { duration: 2 }])
      expect((await price(size)).status).toBe(422);
  });
});

describe("the contracts of short work", () => {
  const make = async (more: object) => {
    const { status, body } = await post<EngagementCreated>(createProject, {
      ...engagementWish(expertId),
      ...more,
    });
    expect(status).toBe(201);
    return (
      await post<GeneratedContracts>(generateContracts, { projectId: body.id, accessToken: body.accessToken })
    ).body;
  };

  it("are about its days, whatever its dates", async () => {
    const { contracts } = await make({
      hoursPerWeek: 40,
      durationUnit: "days",
      duration: 5,
      endDate: "2027-04-20",
    });
    // 40 h x 120 = 4 800.00; fee 480.00
    expect(contracts.map(({ totalAmount }) => totalAmount)).toEqual([5_280, 4_800]);
    expect(contracts[0]?.html).toContain("40 hours in all");
    expect(await sql("SELECT duration_days, duration_months FROM price_estimates")).toEqual([
      { duration_days: 5, duration_months: 1 },
    ]);
  });

  it("have milestones when their scope is fixed, that add up, and say who may leave when", async () => {
    const { contracts } = await make({ projectType: "project", hoursPerWeek: 40 });
    const [client, expert] = contracts;
    // 3 months, 520 h x 120 = 62 400; +10 % = 68 640; −5 % = 65 208; −5 % = 61 947.60; fee 6 194.76
    expect(client?.totalAmount).toBe(68_142.36);
    for (const amount of ["€13,628.47", "€27,256.94", "€27,256.95"]) expect(client?.html).toContain(amount);
    for (const amount of ["€12,389.52", "€24,779.04"]) expect(expert?.html).toContain(amount);
    expect(client?.html).toContain("is bound to the milestone under way");
    expect(expert?.html).toContain("The Expert is bound to the milestone under way");
    expect(client?.html).not.toMatch(
      /equal monthly instalments|Either party may terminate this agreement without/,
    );
  });

  it("by the hour have neither", async () => {
    const { contracts } = await make({});
    expect(contracts[0]?.html).not.toMatch(/[Mm]ilestone/);
    expect(contracts[0]?.html).toContain(
      "Either party may terminate this agreement without stating a reason",
    );
  });
});

it("a meeting keeps the size in days, and its estimate is computed from it", async () => {
  const admin = await createAdmin();
  await post(bookMeeting, {
    ...bookingRequest({ preferredDate: "2027-03-05", preferredTime: "10:00" }),
    expertId,
    projectType: "hourly",
    projectDurationMonths: 1,
    projectDurationDays: 3,
    projectHoursPerWeek: 40,
  });
  const { body } = await call<AdminMeetingBooking[]>(listBookings, { as: admin });
  expect(body[0]).toMatchObject({
    projectDurationDays: 3,
    projectDurationMonths: 1,
    estimatedTotalHours: 24,
    estimatedTotalCost: 3_168,
    monthlyCost: null,
  });
});
