import { calculatePriceInput, pricingResult } from "@/lib/features/pricing/schemas";
import { calculatePriceForExpert } from "@/lib/features/pricing/server/calculate-price-for-expert";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "The price of an expert for hours, months and project type",
  rateLimit: limits.calculate,
  body: calculatePriceInput,
  response: pricingResult,
  handler: ({ body }) => calculatePriceForExpert(body),
});
