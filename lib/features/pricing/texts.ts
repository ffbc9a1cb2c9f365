import { formatPercent, formatUnit } from "@/lib/shared/format-numbers";
import { pricingConstants, toPercent } from "./rules";

/** The volume discounts as values of a text: "5%" from "3 months", "10%" from "6 months". */
export function volumeDiscountTexts(locale: string) {
  const [second, first] = pricingConstants.volumeDiscounts;
  const percent = (basisPoints: number) => formatPercent(toPercent(basisPoints), locale);
  return {
    first: percent(first.basisPoints),
    firstMonths: formatUnit(first.fromMonths, "month", locale),
    second: percent(second.basisPoints),
    secondMonths: formatUnit(second.fromMonths, "month", locale),
  };
}
