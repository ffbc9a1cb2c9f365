import "server-only";
import { allowedRates, availabilities, timelineAvailabilities } from "@/lib/shared/availability";
import { cityNamed } from "@/lib/shared/city-names";
import { toCents } from "@/lib/shared/money";
import { skillKey } from "@/lib/shared/skills";
import { type ExpertPage, pageSize, type SearchExpertsInput } from "../schemas";
import { searchPublicExperts } from "./repository";
import { expertCursor } from "./search/cursor";
import type { SearchCriteria } from "./search/search-sql";
import { compileTextQuery, skillQuery } from "./search/text-query";

/**
 * Searches public experts (000 §2, §3, §5; decisions B4-B11, H). Filters narrow each other; the best
 * matches come first, then display order, then the newest. Two statements with text, one without.
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function searchExperts(input: SearchExpertsInput): Promise<ExpertPage> {
  const after = expertCursor.decode(input.cursor);

  const maxHourlyRateCents = input.maxHourlyRate === undefined ? undefined : toCents(input.maxHourlyRate);
  const rates = allowedRates({ budgetRange: input.budgetRange, maxHourlyRateCents });
  const wished = wishedAvailabilities(input);
  const nobody = { experts: [], total: 0, nextCursor: null };
  if (!rates || wished?.length === 0) return nobody;

  const place = input.location?.trim();
  const city = place ? cityNamed(place) : null;
  // A place outside the list of cities is looked for in the words of the location.
  const text = [input.query, place && !city ? place : ""].filter(Boolean).join(" ");
  const skills = [...new Set((input.skills ?? []).map(skillKey).filter(Boolean))];

  const criteria: SearchCriteria = {
    terms: text.trim() ? await compileTextQuery(text) : [],
    skillQueries: skills.map(skillQuery),
    minExperience: input.minExperience || undefined,
    minRateCents: rates.fromCents || undefined,
    belowRateCents: rates.belowCents ?? undefined,
    availabilities: wished,
    workArrangement: input.workArrangement?.length ? input.workArrangement : undefined,
    cityKey: city?.key,
    limit: input.limit ?? pageSize.default,
    after,
  };
  const { experts, total, next } = await searchPublicExperts(criteria);
  return { experts, total, nextCursor: expertCursor.encode(next) };
}

/** The availability filter intersected with what the timeline allows; undefined when nothing is restricted. */
function wishedAvailabilities({ availability, projectTimeline }: SearchExpertsInput) {
  const byTimeline = projectTimeline ? timelineAvailabilities[projectTimeline] : availabilities;
  if (availability) return byTimeline.filter((each) => each === availability);
  return byTimeline.length === availabilities.length ? undefined : byTimeline;
}
