import { endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { calculatePriceInput, pricingResult } from "./schemas";

export const calculatePrice = endpoint({
  method: "POST",
  path: "/api/pricing/calculate",
  access: "public",
  summary: "The price of an expert for hours, months and project type",
  rateLimit: limits.calculate,
  body: calculatePriceInput,
  response: pricingResult,
  errors: ["not_found"],
});
