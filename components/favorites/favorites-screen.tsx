"use client";

import { useQuery } from "@tanstack/react-query";
import { Heart, SearchX } from "lucide-react";
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { ExpertGridSkeleton } from "@/components/feedback/expert-card-skeleton";
import { ResultCount } from "@/components/feedback/result-count";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api";
import { useNames } from "@/lib/client/names";
import { QueryProvider } from "@/lib/client/query-client";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { favoriteList } from "@/lib/features/favorites/client";
import { useFavoritesAmong } from "@/lib/features/favorites/hearts";
import { type FavoriteFilters, favoriteSkills, filterFavorites } from "@/lib/features/favorites/rules";
import { FavoriteFilterBar, FavoriteFilterChips } from "./favorite-filters";
import { FavoriteGrid } from "./favorite-grid";

export interface FavoritesScreenProps {
  /** Whose favourites they are. */
  email: string;
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

function Favorites({ email, loginRequired }: FavoritesScreenProps) {
  const t = useTranslations("Favorites");
  const list = useQuery(favoriteList(email));
  if (list.data) return <FavoriteExperts experts={list.data} />;
  if (list.isFetching) {
    return (
      <>
        <Skeleton className="h-50 rounded-lg lg:h-27" />
        <Skeleton className="mt-6 mb-5 h-6 w-64" />
        <ExpertGridSkeleton label={t("loading")} />
      </>
    );
  }
  if (list.error instanceof ApiError && list.error.status === 401) return loginRequired;
  return (
    <ErrorState
      title={t("error.title")}
      description={t("error.description")}
      action={
        <button
          type="button"
          onClick={() => void list.refetch()}
          className={buttonVariants({ variant: "accent" })}
        >
          {t("error.refresh")}
        </button>
      }
    />
  );
}

/** `experts` as they were read; the hearts say which of them are favourites still. */
function FavoriteExperts({ experts }: { experts: PublicExpert[] }) {
  const t = useTranslations("Favorites");
  const locale = useLocale();
  const names = useNames();
  const [filters, setFilters] = useState<FavoriteFilters>({});
  const favorites = useFavoritesAmong(experts);
  const skills = useMemo(() => favoriteSkills(experts, locale, names), [experts, locale, names]);
  // Typing stays quick while hundreds of cards follow.
  const applied = useDeferredValue(filters);
  const shown = useMemo(() => filterFavorites(favorites, applied, names), [favorites, applied, names]);
  const region = useRef<HTMLElement>(null);
  // What was pressed goes away, a card with its heart or a filter, so focus needs another place.
  const focusRegion = useCallback(() => region.current?.focus({ preventScroll: true }), []);
  const changeFromAfar = (wanted: FavoriteFilters) => {
    setFilters(wanted);
    focusRegion();
  };
  const filterProps = { filters, skills };

  return (
    <section ref={region} tabIndex={-1} aria-label={t("region")}>
      {favorites.length === 0 ? (
        <EmptyState
          icon={<Heart />}
          title={t("empty.title")}
          description={t("empty.description")}
          action={
            <Link href={shellRoutes.home} className={buttonVariants({ variant: "accent" })}>
              {t("empty.action")}
            </Link>
          }
        />
      ) : (
        <>
          <FavoriteFilterBar {...filterProps} change={setFilters} />
          <div className="mt-6 mb-5 space-y-3">
            <ResultCount className="tabular font-medium">
              {t("shown", { shown: shown.length, total: favorites.length })}
            </ResultCount>
            <FavoriteFilterChips {...filterProps} change={changeFromAfar} />
          </div>
          {shown.length > 0 ? (
            <FavoriteGrid experts={shown} onRemove={focusRegion} />
          ) : (
            <EmptyState
              icon={<SearchX />}
              title={t("noMatch.title")}
              description={t("noMatch.description")}
              action={
                <button
                  type="button"
                  onClick={() => changeFromAfar({})}
                  className={buttonVariants({ variant: "outline" })}
                >
                  {t("filters.clear")}
                </button>
              }
            />
          )}
        </>
      )}
    </section>
  );
}
