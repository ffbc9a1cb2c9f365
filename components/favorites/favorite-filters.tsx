import { Search } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import { FilterChips } from "@/components/experts/filter-chips";
import { FilterSelect } from "@/components/form/filter-select";
import { fieldClasses } from "@/components/ui/field-classes";
import { type FavoriteFilters, favoriteAvailabilities } from "@/lib/features/favorites/rules";
import { quoted } from "@/lib/shared/quoted";

export interface FavoriteFiltersProps {
  filters: FavoriteFilters;
  change: (filters: FavoriteFilters) => void;
  skills: readonly { key: string; label: string }[];
}

/** The search box and the two filters above the favourites (001 §2). */
export function FavoriteFilterBar({ filters, change, skills }: FavoriteFiltersProps) {
  const t = useTranslations("Favorites.filters");
  const work = useTranslations("Fields.work");
  const availabilities = useTranslations("Choices.availability");
  return (
    <section
      aria-label={t("region")}
      className="grid grid-cols-2 gap-4 rounded-lg border border-border bg-card p-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="col-span-2 lg:col-span-1">
        <label htmlFor="favorite-query" className="mb-1.5 block font-medium">
          {t("search")}
        </label>
        <span className="relative block">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted-foreground"
          />
          <input
            id="favorite-query"
            type="search"
            maxLength={200}
            placeholder={t("placeholder")}
            value={filters.query ?? ""}
            onChange={(event) => change({ ...filters, query: event.target.value })}
            className={`${fieldClasses} h-11 pl-10`}
          />
        </span>
      </div>
      <FilterSelect
        id="favorite-skill"
        label={t("skill")}
        cleared={{ value: "all", text: t("allSkills") }}
        value={filters.skill}
        onChange={(skill) => change({ ...filters, skill: skill ?? undefined })}
      >
        {skills.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        id="favorite-availability"
        label={work("availability")}
        cleared={{ value: "any", text: t("anyAvailability") }}
        value={filters.availability}
        onChange={(wanted) =>
          change({ ...filters, availability: favoriteAvailabilities.find((each) => each === wanted) })
        }
      >
        {favoriteAvailabilities.map((each) => (
          <option key={each} value={each}>
            {availabilities(each)}
          </option>
        ))}
      </FilterSelect>
    </section>
  );
}

/** The set filters, each with a button that takes it away, and Clear Filters. */
export function FavoriteFilterChips({ filters, change, skills }: FavoriteFiltersProps) {
  const t = useTranslations("Favorites.filters");
  const availabilities = useTranslations("Choices.availability");
  const locale = useLocale();
  const { query, skill, availability } = filters;
  const text = query?.trim();
  const chips = [
    text ? { key: "query", text: quoted(text, locale), without: { ...filters, query: undefined } } : null,
    skill
      ? {
          key: "skill",
          text: skills.find(({ key }) => key === skill)?.label ?? skill,
          without: { ...filters, skill: undefined },
        }
      : null,
    availability
      ? {
          key: "availability",
          text: availabilities(availability),
          without: { ...filters, availability: undefined },
        }
      : null,
  ].filter((chip) => chip !== null);
  return (
    <FilterChips
      chips={chips.map(({ without, ...chip }) => ({ ...chip, remove: () => change(without) }))}
      clear={() => change({})}
      clearText={t("clear")}
    />
  );
}
