"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocale, useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import { fieldClasses } from "@/components/ui/field-classes";
import { lazyPart } from "@/lib/client/lazy-part";
import { QueryProvider } from "@/lib/client/query-client";
import { useDebouncedText } from "@/lib/client/use-debounced-text";
import type { LanguageChoice, PlaceChoice, SkillChoice } from "@/lib/features/experts/card";
import { choiceCounts, expertList, type RenderedPage } from "@/lib/features/experts/client";
import {
  countFilters,
  type ExpertFilters,
  filterBounds,
  filterField,
  queryFilter,
  serialiseExpertFilters,
} from "@/lib/features/experts/search-params";
import { localePath } from "@/lib/shared/locales";
import { ExpertResults } from "./expert-results";
import { type Budgets, FilterPanel } from "./filter-panel";
import { FilterSheet } from "./filter-sheet";
import { useSkillItems } from "./skills-filter";
import { SortSelect } from "./sort-select";
import { useExpertFilters } from "./use-expert-filters";

export interface ExpertBrowserProps {
  /** The first experts, as the server rendered them. */
  firstPage: RenderedPage;
  /** How many cards a page of the list has. */
  pageSize: number;
  /** Whether the first page is all that is shown here, and /experts has the others. */
  isExcerpt?: boolean;
  /** The heading of the results; those of cards are one level below. */
  headingLevel: 2 | 3;
  /** The commonest skills, and how many there are in all. */
  skills: { common: SkillChoice[]; total: number };
  /** The places that the location filter offers. */
  places: readonly PlaceChoice[];
  /** Those that experts work in. */
  languages: readonly LanguageChoice[];
  /** Drawn by the server, so that no browser loads them. */
  icons: { search: ReactNode; filters: ReactNode; empty: ReactNode };
  /** Six cards in the shape of what comes. */
  placeholder: ReactNode;
  /** Below the experts: nobody fits, so invite somebody. */
  invite: ReactNode;
  budgets: Budgets;
}

/** Needed once a filter is set. */
const SearchSummary = lazyPart(() => import("./search-summary").then((module) => module.SearchSummary));

/** Expert search (spec 000 §2, §3, §5): a search field, a filter panel and the grid of cards. */
export function ExpertBrowser(props: ExpertBrowserProps) {
  return (
    <QueryProvider>
      <Browser {...props} />
    </QueryProvider>
  );
}

const panelId = "expert-filters";

function Browser({ firstPage, pageSize, isExcerpt = false, headingLevel, ...props }: ExpertBrowserProps) {
  const { skills, places, languages, icons, placeholder, invite, budgets } = props;
  const Heading = `h${headingLevel}` as const;
  const t = useTranslations("Experts.browser");
  const { filters, isChanged, change, clear } = useExpertFilters(firstPage.filters);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  /** A new one empties the fields that have not been applied yet. */
  const [clearings, setClearings] = useState(0);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { itemOf } = useSkillItems(skills.common, filters.skills ?? [], false);
  const skillName = (skill: string) => itemOf(skill).name;
  const placeName = (place: string) => places.find(({ value }) => value === place)?.name ?? place;
  const list = useInfiniteQuery({
    ...expertList(filters, firstPage, pageSize),
    // The last answer stays while the next is fetched. An address opened with filters has no last answer:
    // the unfiltered page is not what was asked for.
    placeholderData: (previous) => (isChanged ? previous : undefined),
  });

  // Asked for where they are seen, and after what is looked at first.
  const hasRoom = useRoomForFilters();
  const counts = useQuery({
    ...choiceCounts(filters),
    enabled:
      (hasRoom || isPanelOpen) && countFilters(filters) > 0 && list.isSuccess && !list.isPlaceholderData,
    placeholderData: (previous) => previous,
  });

  const pages = list.data?.pages;
  const total = pages?.at(-1)?.total ?? 0;
  const loading = list.isPending ? t("results.loading") : "";
  // When the list failed, the error below has the heading.
  const heading = pages ? t("results.found", { count: total }) : loading;
  const filterCount = countFilters(filters);
  // The button or chip that was pressed goes away, so focus needs another place.
  const focusHeading = (scroll: boolean) => headingRef.current?.focus({ preventScroll: !scroll });
  const clearAll = () => {
    clear();
    setClearings(clearings + 1);
    focusHeading(false);
  };

  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      {/* Taller than most windows: it scrolls along and stops with its lower end in sight. */}
      <section
        aria-label={t("search.region")}
        className="space-y-4 lg:sticky lg:bottom-6 lg:space-y-6 lg:self-end"
      >
        <SearchField
          key={clearings}
          icon={icons.search}
          applied={filters.query}
          apply={(query) => change({ query })}
        />
        <button
          type="button"
          aria-expanded={isPanelOpen}
          aria-controls={panelId}
          onClick={() => setIsPanelOpen(!isPanelOpen)}
          className={buttonVariants({ variant: "outline", className: "w-full lg:hidden" })}
        >
          {icons.filters}
          {filterCount > 0 ? t("filters.titleWithCount", { count: filterCount }) : t("filters.title")}
        </button>
        <FilterSheet
          id={panelId}
          label={t("filters.title")}
          isOpen={isPanelOpen}
          close={() => setIsPanelOpen(false)}
          footer={
            <button
              type="submit"
              form={filterField("query").form}
              onClick={(event) => {
                event.preventDefault();
                // Closed before the focus moves, or the page would scroll to where the heading was.
                flushSync(() => setIsPanelOpen(false));
                focusHeading(true);
              }}
              className={buttonVariants({ variant: "accent", className: "w-full" })}
            >
              {isPanelOpen && pages ? t("filters.showExperts", { count: total }) : t("filters.showResults")}
            </button>
          }
        >
          <Heading className="sr-only">{t("filters.title")}</Heading>
          <FilterPanel
            key={clearings}
            filters={filters}
            change={change}
            skills={skills}
            places={places}
            languages={languages}
            budgets={budgets}
            counts={countFilters(filters) > 0 ? counts.data : undefined}
          />
          {/* Without a script it sends the form, and on a phone the panel is open from the start. */}
          <noscript>
            <style>{`#${panelId},#${panelId}>:last-child{display:block}`}</style>
          </noscript>
        </FilterSheet>
      </section>

      <div className="min-w-0">
        <div className="mb-5 space-y-3">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div role="status">
              <Heading ref={headingRef} tabIndex={-1} hidden={!heading} className="tabular text-subheading">
                {heading}
              </Heading>
            </div>
            <SortSelect sort={filters.sort} change={(sort) => change({ sort })} />
          </div>
          {filterCount > 0 ? (
            // It comes after the rest of the page, and moves nothing when there is a line for chips and one for the button.
            <div className="min-h-23 space-y-3 pointer-coarse:min-h-25">
              <SearchSummary
                filters={filters}
                words={pages?.[0]?.words}
                skillName={skillName}
                placeName={placeName}
                change={(changes) => {
                  change(changes);
                  focusHeading(false);
                }}
                clear={clearAll}
                budgets={budgets}
              />
            </div>
          ) : null}
        </div>
        <ExpertResults
          experts={pages?.flatMap((page) => page.experts)}
          headingLevel={headingLevel}
          total={total}
          isOutdated={list.isPlaceholderData}
          error={list.error}
          retry={() => void list.refetch()}
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetchingNextPage}
          loadMore={() => void list.fetchNextPage()}
          seeAll={isExcerpt ? <SeeAll filters={filters} total={total} /> : undefined}
          clear={clearAll}
          emptyIcon={icons.empty}
          placeholder={placeholder}
          invite={invite}
        />
      </div>
    </div>
  );
}

/** Whether the filters stand beside the list (the style sheet's lg); not before the first rendering in the browser. */
function useRoomForFilters(): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useEffect(() => {
    const wide = window.matchMedia?.("(min-width: 64rem)");
    const look = () => setHasRoom(wide?.matches ?? false);
    look();
    wide?.addEventListener("change", look);
    return () => wide?.removeEventListener("change", look);
  }, []);
  return hasRoom;
}

/** Leads to the page that has all of them, with the same filters. */
function SeeAll({ filters, total }: { filters: ExpertFilters; total: number }) {
  const t = useTranslations("Experts.browser");
  const query = serialiseExpertFilters(filters);
  return (
    <Link
      href={query ? `${shellRoutes.experts}?${query}` : shellRoutes.experts}
      prefetch={false}
      className={buttonVariants({ variant: "secondary", size: "lg" })}
    >
      {t("results.seeAll", { count: total })}
    </Link>
  );
}

function SearchField({
  icon,
  applied,
  apply,
}: {
  icon: ReactNode;
  applied: string | undefined;
  apply: (query: string | undefined) => void;
}) {
  const t = useTranslations("Experts.browser");
  const { text, setText, flush } = useDebouncedText({
    applied,
    read: queryFilter,
    apply,
  });
  return (
    <form
      id={filterField("query").form}
      action={localePath(useLocale(), shellRoutes.experts)}
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <label htmlFor="expert-query" className="mb-1.5 block font-medium">
        {t("search.label")}
      </label>
      <span className="relative block">
        {icon}
        <input
          id="expert-query"
          {...filterField("query")}
          type="search"
          enterKeyHint="search"
          maxLength={filterBounds.query}
          placeholder={t("search.placeholder")}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${fieldClasses} h-11 pl-10`}
        />
      </span>
    </form>
  );
}
