import "server-only";
import { translator } from "@/lib/server/translator";
import type { Locale } from "@/lib/shared/locales";
import { type Price, pricingConstants, toPercent } from "../rules";

/** The sentence that explains the risk part of a price, answered as `riskAdjustment` (decisions C4). */
export const riskAdjustment = ({ projectType }: Pick<Price, "projectType">, locale: Locale): string =>
  translator("Pricing", locale)(`riskAdjustments.${projectType}`, {
    percent: toPercent(pricingConstants.complexityPremiumBasisPoints.project),
  });
