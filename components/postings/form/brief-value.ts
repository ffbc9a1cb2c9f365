import type { BriefField } from "@/lib/features/briefs/schemas";
import { isRealDate } from "@/lib/shared/dates";
import { fillText } from "@/lib/shared/fill-text";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import type { BriefTexts, PostingTexts } from "./posting-texts";

/** The longest value that is shown; the field itself has it whole. */
const longest = 90;

const clipped = (value: string) => {
  const line = value.replace(/\s+/gu, " ").trim();
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/\s+\S*$/u, "")}…`;
};

/** A value of the form as people read it: "Senior (6–9 years)", "€95", "Remote, Hybrid". */
export function valueText(
  field: BriefField,
  value: unknown,
  { texts, briefTexts, locale }: { texts: PostingTexts; briefTexts: BriefTexts; locale: string },
): string {
  const { options } = texts;
  const option = (choices: Readonly<Record<string, string>>, key: unknown) =>
    choices[String(key)] ?? String(key);
  switch (field) {
    case "experienceRequired":
    case "urgency":
    case "budgetType":
      return option(options[field], value);
    case "workArrangement":
      return (value as string[]).map((each) => option(options.workArrangement, each)).join(", ");
    case "description":
      return briefTexts.wholeText;
    case "requiredSkills":
      return (value as string[]).join(", ");
    case "durationMonths":
      return fillText(briefTexts.months, { count: Number(value) });
    case "hoursPerWeek":
      return fillText(briefTexts.hours, { count: Number(value) });
    case "hourlyRateMin":
    case "hourlyRateMax":
    case "fixedBudgetMin":
    case "fixedBudgetMax":
      return formatEuros(toCents(Number(value)), locale, { fractionDigits: Number(value) % 1 === 0 ? 0 : 2 });
    case "startDate":
      return isRealDate(String(value))
        ? new Date(`${value}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" })
        : String(value);
    default:
      return clipped(String(value));
  }
}
