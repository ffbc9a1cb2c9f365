import { useId, useState } from "react";
import { useTranslations } from "#texts";
import { FilterCheckbox, FilterSelect } from "@/components/form/filter-select";
import { fieldClasses } from "@/components/ui/field-classes";
import { useDebouncedText } from "@/lib/client/use-debounced-text";
import type { LanguageChoice, PlaceChoice, SkillChoice } from "@/lib/features/experts/card";
import type { SearchCounts } from "@/lib/features/experts/schemas";
import {
  type ExpertFilters,
  filterChoices,
  filterField,
  firstLanguages,
  oneOf,
  rateFilter,
  some,
} from "@/lib/features/experts/search-params";
import type { BudgetRange } from "@/lib/shared/availability";
import { ChoiceCount, SkillsFilter } from "./skills-filter";
import type { FilterChanges } from "./use-expert-filters";

/** The ranges of hourly rates, worded. */
export type Budgets = Readonly<Record<BudgetRange, string>>;

interface FilterPanelProps {
  filters: ExpertFilters;
  change: (changes: FilterChanges) => void;
  /** The commonest skills, and how many there are in all. */
  skills: { common: readonly SkillChoice[]; total: number };
  places: readonly PlaceChoice[];
  /** Those that experts work in. */
  languages: readonly LanguageChoice[];
  budgets: Budgets;
  /** Experts by choice under the other filters; undefined until that is known, and without a filter. */
  counts: SearchCounts | undefined;
}

/** The highest hourly rate in whole euros, applied after a pause in typing. */
function RateField({ filters, change }: Pick<FilterPanelProps, "filters" | "change">) {
  const t = useTranslations("Experts.browser.filters");
  const id = useId();
  const { text, setText, flush } = useDebouncedText({
    applied: filters.maxHourlyRate,
    read: rateFilter,
    apply: (maxHourlyRate) => change({ maxHourlyRate }),
  });
  const isInvalid = text.trim() !== "" && rateFilter(text) === undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {t("rate.label")}
      </label>
      <span className="relative block">
        <input
          id={id}
          {...filterField("maxHourlyRate")}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={t("any")}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-help`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") flush();
          }}
          className={`${fieldClasses} h-11 pr-20`}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted-foreground"
        >
          {t("rate.unit")}
        </span>
      </span>
      <p id={`${id}-help`} className={isInvalid ? "mt-1 text-destructive text-sm" : "sr-only"}>
        {isInvalid ? t("rate.invalid") : t("rate.unit")}
      </p>
    </div>
  );
}

/** Choices of a filter that may be chosen together, each a box with how many experts it has. */
function Boxes<Filter extends "workArrangement" | "languages">({
  filter,
  choices,
  filters,
  change,
  counts,
}: Pick<FilterPanelProps, "filters" | "change" | "counts"> & {
  filter: Filter;
  choices: readonly { value: NonNullable<ExpertFilters[Filter]>[number]; name: string }[];
}) {
  const chosen: readonly string[] = filters[filter] ?? [];
  const found = counts?.[filter];
  return choices.map(({ value, name }) => (
    <FilterCheckbox
      key={value}
      field={{ ...filterField(filter), value }}
      checked={chosen.includes(value)}
      onChange={() => {
        const others = chosen.filter((each) => each !== value);
        change({ [filter]: some(others.length < chosen.length ? others : [...chosen, value]) });
      }}
    >
      <span className="flex-1">{name}</span>
      <ChoiceCount count={found && (found[value] ?? 0)} />
    </FilterCheckbox>
  ));
}

/** The commonest languages, and behind a press the others, in sight where one of them is chosen. */
function LanguagesFilter({
  languages,
  ...panel
}: Pick<FilterPanelProps, "filters" | "change" | "languages" | "counts">) {
  const t = useTranslations("Experts.browser.filters");
  const others = languages.slice(firstLanguages);
  // Once open, it does not close under the box that was pressed.
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && others.some(({ value }) => panel.filters.languages?.includes(value))) setIsOpen(true);
  return (
    <fieldset hidden={!languages[0]}>
      <legend className="font-medium">{t("languages.label")}</legend>
      <Boxes filter="languages" choices={languages.slice(0, firstLanguages)} {...panel} />
      <details open={isOpen} hidden={!others[0]}>
        <summary className="inline-flex h-11 items-center font-medium text-primary underline underline-offset-4 hover:text-primary-hover">
          {t("languages.others")}
        </summary>
        <Boxes filter="languages" choices={others} {...panel} />
      </details>
    </fieldset>
  );
}

/** Filters of which one choice holds. */
type OneOfSome = Exclude<keyof typeof filterChoices, "workArrangement">;
type Choice<Filter extends OneOfSome> = (typeof filterChoices)[Filter][number];

/** Every filter but the search text. Each change counts at once; 'all' and 'any' clear one (spec 000 §5). */
export function FilterPanel({
  filters,
  change,
  skills,
  places,
  languages,
  budgets,
  counts,
}: FilterPanelProps) {
  const t = useTranslations("Experts.browser.filters");
  const availabilities = useTranslations("Choices.availability");
  const arrangementTexts = useTranslations("Choices.arrangement");
  const work = useTranslations("Fields.work");
  const id = useId();
  // An address may name a place that the list does not have; the search knows it (decisions B8).
  const wanted = filters.location;
  const isWanted = (text: string) => text.toLocaleLowerCase() === wanted?.toLocaleLowerCase();
  const listed = places.find(({ value, name }) => isWanted(value) || isWanted(name));
  const offered: readonly PlaceChoice[] =
    wanted && !listed ? [{ value: wanted, name: wanted }, ...places] : places;
  const regions = offered.filter(({ isRegion }) => isRegion);
  const counted = (text: string, of: SearchCounts["location"], choice: string) =>
    of ? t("counted", { text, count: of[choice] ?? 0 }) : text;
  const select = <Filter extends OneOfSome>(
    filter: Filter,
    label: string,
    wording: (choice: Choice<Filter>) => string,
  ) => (
    <FilterSelect
      id={`${id}-${filter}`}
      field={filterField(filter)}
      label={label}
      cleared={{ value: "any", text: t("any") }}
      value={filters[filter]}
      onChange={(value) => change({ [filter]: oneOf<Choice<Filter>>(filterChoices[filter], value) })}
    >
      {filterChoices[filter].map((choice) => (
        <option key={choice} value={choice}>
          {wording(choice as Choice<Filter>)}
        </option>
      ))}
    </FilterSelect>
  );
  const placeOption = ({ value, name }: PlaceChoice) => (
    <option key={value} value={value}>
      {counted(name, counts?.location, value)}
    </option>
  );
  return (
    <div className="space-y-6">
      <SkillsFilter
        common={skills.common}
        total={skills.total}
        chosen={filters.skills ?? []}
        counts={counts ? counts.skills : "all"}
        onChange={(chosen) => change({ skills: some(chosen) })}
      />
      <FilterSelect
        id={`${id}-location`}
        field={filterField("location")}
        label={work("location")}
        cleared={{ value: "all", text: t("location.all") }}
        value={listed?.value ?? wanted}
        onChange={(value) => change({ location: value ?? undefined })}
      >
        {offered.filter(({ isRegion }) => !isRegion).map(placeOption)}
        {regions.length > 0 ? (
          <optgroup label={t("location.regions")}>{regions.map(placeOption)}</optgroup>
        ) : null}
      </FilterSelect>
      <FilterCheckbox
        field={{ ...filterField("includeRemote"), value: "true" }}
        checked={filters.includeRemote ?? false}
        onChange={() => change({ includeRemote: filters.includeRemote ? undefined : true })}
      >
        {t("location.remote")}
      </FilterCheckbox>
      {select("minExperience", t("experience.label"), (count) => t("experience.years", { count }))}
      <fieldset className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <legend className="mb-3 font-semibold">{work("hourlyRate")}</legend>
        {select("budgetRange", t("budget.label"), (choice) => budgets[choice])}
        <RateField filters={filters} change={change} />
      </fieldset>
      <fieldset className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <legend className="mb-3 font-semibold">{t("start")}</legend>
        {select("availability", work("availability"), (choice) =>
          counted(availabilities(choice), counts?.availability, choice),
        )}
        {select("projectTimeline", t("timeline.label"), (choice) => t(`timeline.${choice}`))}
      </fieldset>
      <fieldset>
        <legend className="font-medium">{work("arrangement")}</legend>
        <Boxes
          filter="workArrangement"
          choices={filterChoices.workArrangement.map((value) => ({ value, name: arrangementTexts(value) }))}
          {...{ filters, change, counts }}
        />
      </fieldset>
      <LanguagesFilter {...{ languages, filters, change, counts }} />
    </div>
  );
}
