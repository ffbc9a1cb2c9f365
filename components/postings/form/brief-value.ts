import type { Translator } from "#texts";
import type { BriefField } from "@/lib/features/briefs/schemas";
import type { WorkArrangement } from "@/lib/shared/availability";
import { isRealDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import type { Locale, MessageKey } from "@/lib/shared/locales";
import type { Names } from "@/lib/shared/names";

/** What values are worded with. */
export interface BriefWords {
  t: Translator<"BriefReading">;
  posting: Translator<"Posting">;
  units: Translator<"Units">;
  arrangements: Translator<"Choices.arrangement">;
  names: Names;
  locale: Locale;
}

/** The longest value that is shown; the field itself has it whole. */
const longest = 90;

const clipped = (value: string) => {
  const line = value.replace(/\s+/gu, " ").trim();
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/\s+\S*$/u, "")}…`;
};

/** A value of the form as people read it: "Senior (6–9 years)", "€95", "Remote, Hybrid". */
export function valueText(field: BriefField, value: unknown, words: BriefWords): string {
  const { t, posting, units, arrangements, names, locale } = words;
  const option = (name: "experienceRequired" | "urgency" | "budgetType", key: unknown) => {
    const place = `options.${name}.${key}` as MessageKey<"Posting">;
    return posting.has(place) ? posting(place) : String(key);
  };
  switch (field) {
    case "experienceRequired":
    case "urgency":
    case "budgetType":
      return option(field, value);
    case "workArrangement":
      return (value as WorkArrangement[]).map((each) => arrangements(each)).join(", ");
    case "description":
      return t("wholeText");
    case "requiredSkills":
      return (value as string[]).map(names.skill).join(", ");
    case "location":
      return clipped(names.place(String(value)));
    case "industry":
      return clipped(names.industry(String(value)));
    case "durationMonths":
      return units("months", { months: Number(value) });
    case "hoursPerWeek":
      return units("hoursAWeek", { hours: Number(value) });
    case "hourlyRateMin":
    case "hourlyRateMax":
    case "fixedBudgetMin":
    case "fixedBudgetMax":
      return formatEuros(toCents(Number(value)), locale, { fractionDigits: Number(value) % 1 === 0 ? 0 : 2 });
    case "startDate":
      return isRealDate(String(value)) ? formatDate(String(value), locale) : String(value);
    default:
      return clipped(String(value));
  }
}
