import { getLocale, getTranslations } from "next-intl/server";
import { savedFilters } from "@/lib/features/saved-searches/schemas";
import { budgetRangeBounds } from "@/lib/shared/availability";
import { formatEuros, formatRate } from "@/lib/shared/format-money";
import { languageName } from "@/lib/shared/language-name";
import { namesIn } from "@/lib/shared/name-table";
import { quoted } from "@/lib/shared/quoted";
import { skillLabel } from "@/lib/shared/skills";

/** The filters of a saved search as people read them, in the order of the search's own panel. */
export async function filterWords(stored: Record<string, unknown>): Promise<string[]> {
  const [t, availabilities, arrangements, locale] = await Promise.all([
    getTranslations("Experts.browser.filters"),
    getTranslations("Choices.availability"),
    getTranslations("Choices.arrangement"),
    getLocale(),
  ]);
  const parsed = savedFilters.safeParse(stored);
  if (!parsed.success) return [];
  const { query, skills = [], minExperience, maxHourlyRate, availability, location } = parsed.data;
  const { workArrangement = [], languages = [], budgetRange, projectTimeline } = parsed.data;
  const names = namesIn(locale);
  const euros = (cents: number | null) => formatEuros(cents ?? 0, locale);
  const budget = budgetRange && budgetRangeBounds[budgetRange];
  return [
    query ? quoted(query, locale) : null,
    ...skills.map((skill) => names.skill(skillLabel(skill))),
    minExperience ? t("experience.years", { count: minExperience }) : null,
    maxHourlyRate ? t("rate.upTo", { rate: formatRate(maxHourlyRate, locale) }) : null,
    availability ? availabilities(availability) : null,
    ...workArrangement.map((each) => arrangements(each)),
    ...languages.map((each) => t("languages.worksIn", { language: languageName(each, locale) })),
    location ? names.place(location) : null,
    budget
      ? t(`budget.${budgetRange}`, { from: euros(budget.fromCents), below: euros(budget.belowCents) })
      : null,
    projectTimeline ? t(`timeline.${projectTimeline}`) : null,
  ].filter((word) => word !== null);
}
