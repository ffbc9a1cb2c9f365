import { Search } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import { FilterSelect } from "@/components/form/filter-select";
import { fieldClasses } from "@/components/ui/field-classes";
import { useDebouncedText } from "@/lib/client/use-debounced-text";
import {
  maxQueryLength,
  type ProjectFilters,
  type ProjectLocation,
  textFilter,
} from "@/lib/features/postings/browse";
import { type ExperienceLevel, experienceLevels } from "@/lib/features/postings/rules";
import { cityName, projectFilterCities } from "@/lib/shared/cities";
import type { FilterChanges } from "./use-project-filters";

/** Search box, location and experience (001 §2). What is typed counts after a pause, or with Enter. */
export function FilterBar({
  filters,
  change,
}: {
  filters: ProjectFilters;
  change: (changes: FilterChanges) => void;
}) {
  const t = useTranslations("Projects.browser");
  const locale = useLocale();
  const work = useTranslations("Fields.work");
  const levelText = useTranslations("Choices.level");
  const { text, setText, flush } = useDebouncedText({
    applied: filters.query,
    read: textFilter,
    apply: (query) => change({ query }),
  });
  return (
    <section aria-label={t("region")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          flush();
        }}
        className="grid grid-cols-2 gap-4 rounded-lg border border-border bg-card p-4 sm:p-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
      >
        <div className="col-span-2 lg:col-span-1">
          <label htmlFor="project-query" className="mb-1.5 block font-medium">
            {t("search.label")}
          </label>
          <span className="relative block">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted-foreground"
            />
            <input
              id="project-query"
              type="search"
              enterKeyHint="search"
              maxLength={maxQueryLength}
              placeholder={t("search.placeholder")}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className={`${fieldClasses} h-11 pl-10`}
            />
          </span>
        </div>
        <FilterSelect
          id="project-location"
          label={work("location")}
          cleared={{ value: "all", text: t("all") }}
          value={filters.location}
          onChange={(location) => change({ location: (location as ProjectLocation | null) ?? undefined })}
        >
          <option value="remote">{t("location.remote")}</option>
          {projectFilterCities.map((city) => (
            <option key={city.key} value={city.key}>
              {cityName(city, locale)}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          id="project-experience"
          label={work("experience")}
          cleared={{ value: "all", text: t("all") }}
          value={filters.experience}
          onChange={(level) => change({ experience: (level as ExperienceLevel | null) ?? undefined })}
        >
          {experienceLevels.map((level) => (
            <option key={level} value={level}>
              {levelText(level)}
            </option>
          ))}
        </FilterSelect>
      </form>
    </section>
  );
}
