import { useLocale, useTranslations } from "#texts";
import { useNames } from "@/lib/client/names";
import type { Wish, wishChoices } from "@/lib/features/matching/wish";
import { cityNameOf } from "@/lib/shared/cities";
import { formatDate } from "@/lib/shared/format-dates";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { languageName } from "@/lib/shared/language-name";

type Choice<Kind extends keyof typeof wishChoices> = (typeof wishChoices)[Kind][number];

/** A wish as people read it: "Python", "at most €120 an hour", "can come to Tampere". */
export function useWishWords(): (wish: Pick<Wish, "kind" | "value">) => string {
  const t = useTranslations("Wishes.words");
  const levels = useTranslations("Posting.options.experienceRequired");
  const units = useTranslations("Units");
  const names = useNames();
  const locale = useLocale();
  return ({ kind, value }) => {
    switch (kind) {
      case "rate":
        return t("rate", { rate: formatEuros(toCents(Number(value)), locale) });
      case "work":
        return t(`work.${value as Choice<"work">}`);
      case "place":
        return t("place", { city: cityNameOf(value, locale) });
      case "start":
        return value === "now" ? t("startNow") : t("start", { date: formatDate(value, locale) });
      case "level":
        return levels(value as Choice<"level">);
      case "language":
        return t("language", { language: languageName(value, locale) });
      case "field":
        return t("field", { field: names.industry(value) });
      case "hours":
        return units("hoursAWeek", { hours: Number(value) });
      case "months":
        return units("months", { months: Number(value) });
      case "optional":
        return t("optional", { skill: names.skill(value) });
      default:
        return names.skill(value);
    }
  };
}
