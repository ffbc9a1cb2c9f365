"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { ChevronDown, SearchX, SlidersHorizontal } from "lucide-react";
import {
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { ResultCount } from "@/components/feedback/result-count";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { serverMessage } from "@/lib/client/api";
import { nextLimit } from "@/lib/features/matching/client";
import { factorKeys } from "@/lib/features/matching/factors";
import {
  documentedWeights,
  isDocumented,
  type Reranked,
  rerank,
  weightShares,
} from "@/lib/features/matching/rerank";
import type { AnyMatch } from "./match-card";
import { WeightSliders } from "./weight-sliders";

export interface MatchResultsProps<Match extends AnyMatch> {
  /** Mount anew for another subject: the list that is shown belongs to one. */
  query: UseQueryResult<Match[]>;
  limit: number;
  onMore: (limit: number) => void;
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** How many there are, that they are on their way, that there are none: in the words of what is matched. */
  namespace: "Recommendations.company" | "Recommendations.expert";
  keyOf: (match: Match) => number;
  nameOf: (match: Match) => string;
  renderCard: (ranked: Reranked<Match>, isReranked: boolean) => ReactNode;
}

/** A ranked list with its states, the weights that re-order it in the browser, and the way to a longer one. */
export function MatchResults<Match extends AnyMatch>(props: MatchResultsProps<Match>) {
  const { query, limit, title, headingRef, namespace, keyOf, nameOf, renderCard } = props;
  const t = useTranslations("Recommendations");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const words = useTranslations(namespace);
  const id = useId();
  const ownHeading = useRef<HTMLHeadingElement>(null);
  /** The last list that arrived: it stays when asking for a longer one fails. */
  const [kept, setKept] = useState(query.data);
  if (query.data && query.data !== kept) setKept(query.data);
  const [weights, setWeights] = useState(documentedWeights);
  // Sliders stay quick while fifty cards follow.
  const applied = useDeferredValue(weights);
  const matches = kept ?? [];
  const ranked = useMemo(() => rerank(kept ?? [], applied), [kept, applied]);
  const isReranked = !isDocumented(applied);
  const factors = factorKeys.flatMap((key) => {
    const factor = matches
      .flatMap((match) => match.factors)
      .find((each) => each.key === key && each.weight > 0);
    return factor ? [{ key, label: factor.label }] : [];
  });

  const larger = query.isError ? null : nextLimit(limit, matches.length);
  const wantsMore = useRef(false);
  useEffect(() => {
    // The button that was pressed has gone: focus needs another place.
    if (!wantsMore.current || query.isFetching) return;
    wantsMore.current = false;
    if (larger === null && document.activeElement === document.body) ownHeading.current?.focus();
  }, [query.isFetching, larger]);

  let status = t("weights.official");
  if (isReranked) {
    const [first] = ranked;
    const shares = weightShares(
      applied,
      factors.map(({ key }) => key),
    );
    const weighsNothing = Object.values(shares).every((share) => share === 0);
    if (weighsNothing) status = t("weights.none");
    else if (first) status = t("weights.changed", { name: nameOf(first.match) });
  }

  const failure = (
    <Button variant="outline" onClick={() => void query.refetch()}>
      {actions("tryAgain")}
    </Button>
  );
  const reason = serverMessage(query.error, feedback("checkConnection"));
  let announcement = "";
  if (kept) announcement = kept.length > 0 ? words("count", { count: kept.length }) : "";
  else if (query.isFetching) announcement = words("loadingResults");

  return (
    <section aria-labelledby={id} className="space-y-5">
      <div>
        <h2
          ref={(heading) => {
            ownHeading.current = heading;
            if (typeof headingRef === "function") headingRef(heading);
            else if (headingRef) headingRef.current = heading;
          }}
          id={id}
          tabIndex={-1}
          className="text-heading"
        >
          {title}
        </h2>
        <ResultCount className="tabular text-muted-foreground">{announcement}</ResultCount>
      </div>
      {kept === undefined && query.isError && !query.isFetching ? (
        <ErrorState as="h3" title={t("results.failedTitle")} description={reason} action={failure} />
      ) : null}
      {kept === undefined && query.isFetching ? <ResultsSkeleton /> : null}
      {kept?.length === 0 ? <EmptyState as="h3" icon={<SearchX />} title={words("empty")} /> : null}
      {matches.length > 0 ? (
        <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <WeightsPanel title={t("weights.title")}>
            <WeightSliders factors={factors} weights={weights} onChange={setWeights} status={status} />
          </WeightsPanel>
          <div className="min-w-0 space-y-5">
            <ol className="space-y-5">
              {ranked.map((each) => (
                <li key={keyOf(each.match)}>{renderCard(each, isReranked)}</li>
              ))}
            </ol>
            {query.isError && !query.isFetching ? (
              <Alert role="alert" variant="destructive" title={t("results.failedTitle")}>
                <p>{reason}</p>
                {failure}
              </Alert>
            ) : null}
            {query.isPlaceholderData || larger !== null ? (
              <Button
                variant="outline"
                className="w-full"
                aria-disabled={query.isFetching || undefined}
                onClick={() => {
                  if (query.isFetching || larger === null) return;
                  wantsMore.current = true;
                  props.onMore(larger);
                }}
              >
                {query.isFetching ? t("results.loadingMore") : t("results.more")}
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
    </section>
  );
}

/** Beside the results and open on wide screens, folded above them on narrow ones. */
function WeightsPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  // Results come after the page, so this never renders on a server.
  const [isOpen, setIsOpen] = useState(() => window.matchMedia("(min-width: 64rem)").matches);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      aria-labelledby={id}
      className="group rounded-lg border border-border bg-card shadow-sm lg:sticky lg:top-24"
    >
      <summary className="flex min-h-11 items-center gap-3 p-4 font-semibold">
        <SlidersHorizontal aria-hidden className="size-5 text-muted-foreground" />
        <h3 id={id}>{title}</h3>
        <ChevronDown aria-hidden className="ml-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-border border-t p-4">{children}</div>
    </details>
  );
}

/** The shape of three cards; what happens is announced by the count above. */
function ResultsSkeleton() {
  return (
    <div aria-hidden className="space-y-5">
      {["first", "second", "third"].map((card) => (
        <div key={card} className="rounded-lg border border-border bg-card p-5 shadow-sm sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <div className="flex flex-1 items-center gap-4">
              <Skeleton className="size-12 rounded-full" />
              <div className="flex-1 space-y-2">
                <Skeleton className="h-5 w-2/5" />
                <Skeleton className="h-4 w-3/5" />
              </div>
            </div>
            <Skeleton className="size-16 rounded-full" />
          </div>
          <div className="mt-6 grid gap-6 md:grid-cols-2">
            <div className="space-y-2">
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-4/5" />
            </div>
            <div className="space-y-2">
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
