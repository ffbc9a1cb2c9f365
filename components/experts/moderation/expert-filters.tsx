"use client";

import { useLocale, useTranslations } from "#texts";
import { FilterSelect } from "@/components/admin/toolbar-filter";
import { adminRateBands, adminSeen, type ExpertFilter } from "@/lib/features/experts/moderation-filters";
import { cities, cityName } from "@/lib/shared/cities";
import { formatEuros, toCents } from "@/lib/shared/format-money";

/** What the list of experts is narrowed by besides its state and words; each narrows the others. */
export function ExpertFilters({
  filters,
  onChange,
}: {
  filters: Readonly<Record<ExpertFilter, string>>;
  onChange: (changes: Partial<Record<ExpertFilter, string>>) => void;
}) {
  const t = useTranslations("AdminExperts.filters");
  const table = useTranslations("Admin.table");
  const person = useTranslations("Fields.person");
  const columns = useTranslations("AdminExperts.columns");
  const locale = useLocale();
  const euros = (amount: string) => formatEuros(toCents(Number(amount)), locale);
  const band = (each: string) => {
    const [from = "", below = ""] = each.split("-");
    if (!below) return t("rateFrom", { from: euros(from) });
    return from === "0"
      ? t("rateBelow", { below: euros(below) })
      : t("rateBand", { from: euros(from), below: euros(below) });
  };
  const choices = [
    ["city", t("city"), cities.map((city) => [city.key, cityName(city, locale)] as const)],
    ["rate", t("rate"), adminRateBands.map((each) => [each, band(each)] as const)],
    ["seen", columns("confirmed"), adminSeen.map((each) => [each, t(`seenIn.${each}`)] as const)],
    ["due", t("due"), [["overdue", t("overdue")] as const]],
    [
      "links",
      person("links"),
      (["with", "without"] as const).map((each) => [each, t(`linksAre.${each}`)] as const),
    ],
  ] as const;
  return choices.map(([name, label, options]) => (
    <FilterSelect
      key={name}
      label={label}
      all={table("all")}
      value={filters[name]}
      options={options}
      onChange={(value) => onChange({ [name]: value })}
    />
  ));
}
