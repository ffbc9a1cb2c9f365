import * as api from "@/lib/features/pricing/api";
import { calculatePriceForExpert } from "@/lib/features/pricing/server/calculate-price-for-expert";
import { route } from "@/lib/server/http/route";

export const POST = route(api.calculatePrice, {
  handler: ({ actor, body }) => calculatePriceForExpert(actor, body),
});
