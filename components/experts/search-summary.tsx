import type { ComponentProps } from "react";
import { SaveSearchButton } from "@/components/saved-searches/save-search-button";
import type { SearchWords } from "@/lib/features/experts/schemas";
import { ActiveFilters } from "./active-filters";
import { SearchNote, WordsNote } from "./search-note";

/** What is searched for, each part of it with the way to take it away, to be kept, and what the words did not find. */
export function SearchSummary({
  words: {
    understood = [],
    leftOut = [],
    overruled = [],
    unfiltered = [],
    excluded = [],
    near = [],
    nearTo = [],
  } = {},
  ...props
}: Omit<ComponentProps<typeof ActiveFilters>, "understood" | "overruled" | "excluded"> & {
  /** Not known before the answer. */
  words: Partial<SearchWords> | undefined;
}) {
  const { filters, skillName, placeName } = props;
  const { query, skills = [], location = "" } = filters;
  const name = [query, ...skills.map(skillName), placeName(location)].filter(Boolean).join(", ");
  return (
    <>
      <ActiveFilters {...props} understood={understood} overruled={overruled} excluded={excluded} />
      <SaveSearchButton filters={filters} name={name} />
      {overruled.length > 0 ? <WordsNote kind="overruled" words={overruled} /> : null}
      {unfiltered.length > 0 ? <WordsNote kind="unfiltered" words={unfiltered} /> : null}
      {leftOut.length > 0 ? <SearchNote leftOut={leftOut} near={near} nearTo={nearTo} /> : null}
    </>
  );
}
