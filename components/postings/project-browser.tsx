"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { AppliedNote } from "@/components/project-applications/applied-note";
import { useApplyDialog } from "@/components/project-applications/use-apply-dialog";
import { useOwnApplications } from "@/components/project-applications/use-own-applications";
import { QueryProvider } from "@/lib/client/query-client";
import { filterProjects, hasProjectFilters } from "@/lib/features/postings/browse";
import type { CardPage, CardProject } from "@/lib/features/postings/card";
import { browsableProjects, projectKeys } from "@/lib/features/postings/client";
import { ApplyTo } from "./apply-to";
import { FilterBar } from "./filter-bar";
import { ProjectResults } from "./project-results";
import { useProjectFilters } from "./use-project-filters";

export interface ProjectBrowserProps {
  /** The first projects without filters, as the server rendered them. */
  firstPage: CardPage;
  /** Cards in the shape of what comes. */
  placeholder: ReactNode;
}

/** Browsing projects (001 §2): search box, filters, cards and the application dialog. */
export function ProjectBrowser(props: ProjectBrowserProps) {
  return (
    <QueryProvider>
      <Browser {...props} />
    </QueryProvider>
  );
}

/** How many cards come with each step (decisions H). */
const step = 24;

function Browser({ firstPage, placeholder }: ProjectBrowserProps) {
  const t = useTranslations("Projects.browser");
  const card = useTranslations("Projects.card");
  const locale = useLocale();
  const { filters, key, isChanged, change, clear } = useProjectFilters();
  const [clearings, setClearings] = useState(0);
  const headingRef = useRef<HTMLHeadingElement>(null);
  /** Steps beyond the first, of the filters they were asked for. */
  const [more, setMore] = useState({ key, steps: 0 });
  const steps = more.key === key ? more.steps : 0;

  // The whole list is fetched once, when it is first needed: for filters, or for more than the first page.
  const isFiltered = hasProjectFilters(filters);
  const isWanted = isFiltered || steps > 0;
  const list = useQuery({ ...browsableProjects, enabled: isWanted });
  const found = useMemo(() => list.data && filterProjects(list.data, filters), [list.data, filters]);
  const total = found?.length ?? firstPage.total;

  const isWaiting = isFiltered && found === undefined;
  // An address opened with filters has no earlier cards: the unfiltered page is not what was asked for.
  const isOutdated = isWaiting && isChanged && !list.isError;
  const shown: readonly CardProject[] | undefined = found
    ? found.slice(0, (steps + 1) * step).map(({ card }) => card)
    : isWaiting && !isOutdated
      ? undefined
      : firstPage.projects;
  const heading = isWaiting
    ? list.isError
      ? ""
      : t("loading")
    : t("found", { count: total.toLocaleString(locale) });

  const queryClient = useQueryClient();
  const [applied, setApplied] = useState<ReadonlySet<number>>(new Set());
  const own = useOwnApplications();
  const { open, dialog } = useApplyDialog({
    rules: "checked",
    onApplied: ({ id }) => {
      setApplied((ids) => new Set(ids).add(id));
      void queryClient.invalidateQueries({ queryKey: projectKeys.all });
    },
  });

  const clearAll = () => {
    clear();
    // A new field, so that what was typed and not yet applied is gone too.
    setClearings(clearings + 1);
    // The button that was pressed may go away, so focus needs another place.
    headingRef.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <FilterBar key={clearings} filters={filters} change={change} />
      <div className="mt-6 mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <div role="status">
          <h2 ref={headingRef} tabIndex={-1} hidden={!heading} className="tabular text-subheading">
            {heading}
          </h2>
        </div>
        {isFiltered && shown?.length !== 0 ? (
          <button
            type="button"
            onClick={clearAll}
            className="inline-flex h-11 items-center rounded-md px-2 font-medium text-primary underline underline-offset-4 hover:text-primary-hover"
          >
            {t("clear")}
          </button>
        ) : null}
      </div>
      <ProjectResults
        projects={shown}
        total={total}
        isNoneAtAll={(list.data?.length ?? firstPage.total) === 0}
        isOutdated={isOutdated}
        error={isWanted ? list.error : null}
        retry={() => void list.refetch()}
        isLoadingMore={steps > 0 && list.isFetching && !list.data}
        loadMore={() => setMore({ key, steps: steps + 1 })}
        clear={clearAll}
        placeholder={placeholder}
        action={(project) => {
          const earlier = own.get(project.id);
          if (earlier) return <AppliedNote at={earlier.createdAt} className="project-card-applied" />;
          return applied.has(project.id) ? (
            <p className="project-card-applied">{card("applied")}</p>
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={(event) => {
                const cardElement = event.currentTarget.closest("article");
                open(project, { focusAfter: () => cardElement?.querySelector("a") ?? null });
              }}
              className="project-card-action"
            >
              {card("apply")}
              <ApplyTo project={project} />
            </button>
          );
        }}
      />
      {dialog}
    </>
  );
}
