import { pricingConstants } from "./rules";
import { usualCostCents } from "./usual-work";

const fee = pricingConstants.platformFeeBasisPoints / 10_000;

// 520 hours at €100 are €52,000; 5% volume discount off; the platform fee on what is left (decisions C2 to C5).
it.each([
  [{ hourlyRate: 100, acceptsVolumeDiscount: true }, 100, 0.95],
  [{ hourlyRate: 100, acceptsVolumeDiscount: false }, 100, 1],
  [{ hourlyRate: 95.5, acceptsVolumeDiscount: true }, 95.5, 0.95],
])("a full-time quarter of %j costs what the calculator says", (expert, rate, left) => {
  expect(usualCostCents(expert)).toBe(Math.round(rate * 100 * 520 * left * (1 + fee)));
});
