import { createHash } from "node:crypto";
import { calculatePrice, pricingConstants, pricingRulesVersion, vatRates } from "./rules";

describe("the version of the rules", () => {
  /** The hash of every number of the rules and of some prices by them, by the version that names them. */
  const known: Record<string, string> = {
    "1-vat-2024-09-01": "5feaa5267748994dd80d7f93c9512afd02171b5ee5f5433c231e3d76bcb2dd64",
  };

  it("is another as soon as a number or a step is another: then name a new one and add its hash here", () => {
    const at = new Date("2026-10-26T10:00:00Z");
    const samples = [1, 2, 3, 5, 6, 12, 36].flatMap((durationMonths) =>
      (["hourly", "project"] as const).flatMap((projectType) =>
        [true, false].flatMap((acceptsVolumeDiscount) =>
          [null, durationMonths * 7].map((durationDays) =>
            calculatePrice({
              ...{ hourlyRateCents: 9_555, hoursPerWeek: 37, durationMonths, durationDays },
              ...{ projectType, acceptsVolumeDiscount, at },
            }),
          ),
        ),
      ),
    );
    const hash = createHash("sha256")
      .update(JSON.stringify([pricingConstants, vatRates, samples]))
      .digest("hex");
    expect({ [pricingRulesVersion]: hash }).toEqual(known);
  });
});
