"use client";

import { useQuery } from "@tanstack/react-query";
import { Heart, SearchX } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import type { ExpertCardLabels } from "@/components/experts/labels";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { ExpertGridSkeleton } from "@/components/feedback/expert-card-skeleton";
import { ResultCount } from "@/components/feedback/result-count";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api";
import { QueryProvider } from "@/lib/client/query-client";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { favoriteList } from "@/lib/features/favorites/client";
import { useFavoritesAmong } from "@/lib/features/favorites/hearts";
import { type FavoriteFilters, favoriteSkills, filterFavorites } from "@/lib/features/favorites/rules";
import { fillText } from "@/lib/shared/fill-text";
import { FavoriteFilterBar, FavoriteFilterChips, type FavoriteFilterLabels } from "./favorite-filters";
import { FavoriteGrid } from "./favorite-grid";

export interface FavoritesScreenLabels {
  loading: string;
  region: string;
  filters: FavoriteFilterLabels;
  shown: string;
  error: { title: string; description: string; refresh: string };
  empty: { title: string; description: string; action: string };
  noMatch: { title: string; description: string };
}

export interface FavoritesScreenProps {
  /** Whose favourites they are. */
  email: string;
  labels: FavoritesScreenLabels;
  cardLabels: ExpertCardLabels;
  /** Stands in when the session has ended meanwhile. */
  loginRequired: ReactNode;
}

/** The favourites with their states (001 §2): loading, failed, none yet, or filters above a grid of cards. */
export function FavoritesScreen(props: FavoritesScreenProps) {
  return (
    <QueryProvider>
      <Favorites {...props} />
    </QueryProvider>
  );
}

function Favorites({ email, labels, cardLabels, loginRequired }: FavoritesScreenProps) {
  const list = useQuery(favoriteList(email));
  if (list.data) return <FavoriteExperts experts={list.data} labels={labels} cardLabels={cardLabels} />;
  if (list.isFetching) {
    return (
      <>
        <Skeleton className="h-50 rounded-lg lg:h-27" />
        <Skeleton className="mt-6 mb-5 h-6 w-64" />
        <ExpertGridSkeleton label={labels.loading} />
      </>
    );
  }
  if (list.error instanceof ApiError && list.error.status === 401) return loginRequired;
  return (
    <ErrorState
      title={labels.error.title}
      description={labels.error.description}
      action={
        <button type="button" onClick={() => void list.refetch()} className={buttonVariants()}>
          {labels.error.refresh}
        </button>
      }
    />
  );
}

/** `experts` as they were read; the hearts say which of them are favourites still. */
function FavoriteExperts({
  experts,
  labels,
  cardLabels,
}: Pick<FavoritesScreenProps, "labels" | "cardLabels"> & { experts: PublicExpert[] }) {
  const { locale, availability: availabilities } = cardLabels;
  const [filters, setFilters] = useState<FavoriteFilters>({});
  const favorites = useFavoritesAmong(experts);
  const skills = useMemo(() => favoriteSkills(experts, locale), [experts, locale]);
  // Typing stays quick while hundreds of cards follow.
  const applied = useDeferredValue(filters);
  const shown = useMemo(() => filterFavorites(favorites, applied), [favorites, applied]);
  const region = useRef<HTMLElement>(null);
  // What was pressed goes away, a card with its heart or a filter, so focus needs another place.
  const focusRegion = useCallback(() => region.current?.focus({ preventScroll: true }), []);
  const changeFromAfar = (wanted: FavoriteFilters) => {
    setFilters(wanted);
    focusRegion();
  };
  const filterProps = { filters, skills, availabilities, labels: labels.filters };

  return (
    <section ref={region} tabIndex={-1} aria-label={labels.region}>
      {favorites.length === 0 ? (
        <EmptyState
          icon={<Heart />}
          title={labels.empty.title}
          description={labels.empty.description}
          action={
            <Link href={shellRoutes.home} className={buttonVariants()}>
              {labels.empty.action}
            </Link>
          }
        />
      ) : (
        <>
          <FavoriteFilterBar {...filterProps} change={setFilters} />
          <div className="mt-6 mb-5 space-y-3">
            <ResultCount className="tabular font-medium">
              {fillText(labels.shown, { shown: shown.length, total: favorites.length })}
            </ResultCount>
            <FavoriteFilterChips {...filterProps} change={changeFromAfar} />
          </div>
          {shown.length > 0 ? (
            <FavoriteGrid experts={shown} labels={cardLabels} onRemove={focusRegion} />
          ) : (
            <EmptyState
              icon={<SearchX />}
              title={labels.noMatch.title}
              description={labels.noMatch.description}
              action={
                <button
                  type="button"
                  onClick={() => changeFromAfar({})}
                  className={buttonVariants({ variant: "outline" })}
                >
                  {labels.filters.clear}
                </button>
              }
            />
          )}
        </>
      )}
    </section>
  );
}
