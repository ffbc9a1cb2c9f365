import { allowedRates, availabilities, timelineAvailabilities } from "@/lib/shared/availability";
import { placeNamed } from "@/lib/shared/city-names";
import { toCents } from "@/lib/shared/money";
import { skillKey } from "@/lib/shared/skills";
import type { SearchExpertsInput, UnderstoodFilter } from "../../schemas";
import type { SearchFilters, Wish } from "./conditions";
import { compileSkillFilter } from "./text-query";

/** The filters of a search, with those that its words mean; null where they exclude each other. A place that is no city or region of the lists is words. */
export function readCriteria(
  input: SearchExpertsInput,
  understood: readonly UnderstoodFilter[],
  without: readonly Wish[],
): { filters: SearchFilters; place: string } | null {
  const wish: SearchExpertsInput = { ...input };
  for (const { field, value } of understood) {
    if (field === "languages") wish.languages = [...(wish.languages ?? []), String(value)];
    else Object.assign(wish, { [field]: field === "workArrangement" ? [value] : value });
  }
  const maxHourlyRateCents = wish.maxHourlyRate === undefined ? undefined : toCents(wish.maxHourlyRate);
  const rates = allowedRates({ budgetRange: wish.budgetRange, maxHourlyRateCents });
  if (!rates) return null;
  const wanted = wish.location?.trim();
  const place = wanted ? placeNamed(wanted) : null;
  const skills = [...new Set((wish.skills ?? []).map(skillKey).filter(Boolean))];
  return {
    filters: {
      skills: skills.map(compileSkillFilter),
      minExperience: wish.minExperience || undefined,
      minRateCents: rates.fromCents || undefined,
      belowRateCents: rates.belowCents ?? undefined,
      ...wishedStart(wish),
      workArrangement: wish.workArrangement?.length ? wish.workArrangement : undefined,
      languages: wish.languages?.length ? wish.languages : undefined,
      place: place ?? undefined,
      includesRemote: wish.includeRemote,
      without,
      sort: wish.sort ?? "fit",
    },
    place: wanted && !place ? wanted : "",
  };
}

/** What the timeline allows, and the availability filter intersected with it; undefined when nothing is restricted. */
function wishedStart({ availability, projectTimeline }: SearchExpertsInput) {
  const allowed = projectTimeline ? timelineAvailabilities[projectTimeline] : availabilities;
  const inTime = allowed.length === availabilities.length ? undefined : allowed;
  return {
    inTime,
    availabilities: availability ? allowed.filter((each) => each === availability) : inTime,
  };
}
