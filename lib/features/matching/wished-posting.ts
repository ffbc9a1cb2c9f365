import type { PostingValues } from "@/lib/features/postings/form";
import type { ExperienceLevel } from "@/lib/features/postings/rules";
import type { WorkArrangement } from "@/lib/shared/availability";
import { cities } from "@/lib/shared/cities";
import type { Wish, WishKind } from "./wish";

/** Words of the reader's language for what the form has no field for. */
interface Texts {
  languageName: (code: string) => string;
  optionalSkills: (skills: string) => string;
}

/** What wishes say of the fields of the posting form; the person adds the rest. Languages are told as they are called. */
export function postingOfWishes(
  wishes: readonly Wish[],
  { languageName, optionalSkills }: Texts,
): Partial<PostingValues> {
  const all = (kind: WishKind) => wishes.flatMap((wish) => (wish.kind === kind ? [wish.value] : []));
  const values: Partial<PostingValues> = { requiredSkills: all("skill") };
  const [rate, work, place, start, level, field, hours, months] = (
    ["rate", "work", "place", "start", "level", "field", "hours", "months"] as const
  ).map((kind) => all(kind)[0]);
  if (rate) values.hourlyRateMax = Number(rate);
  if (work) values.workArrangement = [work as WorkArrangement];
  const city = cities.find(({ key }) => key === place);
  if (city) values.location = city.label;
  if (start === "now") values.urgency = "urgent";
  else if (start) values.startDate = start;
  if (level) values.experienceRequired = level as ExperienceLevel;
  if (field) values.industry = field;
  if (hours) values.hoursPerWeek = Number(hours);
  if (months) values.durationMonths = Number(months);
  const languages = all("language").map(languageName).join(", ");
  if (languages) values.additionalRequirements = languages;
  const optional = all("optional").join(", ");
  if (optional) values.preferredExpertProfile = optionalSkills(optional);
  return values;
}
