import { SearchX, UserPlus } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useEffect, useRef } from "react";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { serverMessage } from "@/lib/client/api";
import type { CardExpert } from "@/lib/features/experts/card";
import { fillText } from "@/lib/shared/fill-text";
import { ExpertCard } from "./expert-card";
import { type ExpertBrowserLabels, type ExpertCardLabels, formatCount } from "./labels";

/** The form in which experts are invited (spec 000 §2). */
const joinRoute = "/join-experts";

export interface ExpertResultsProps {
  /** Undefined while the first answer for these filters is on its way, or when it failed. */
  experts: readonly CardExpert[] | undefined;
  total: number;
  /** The shown experts belong to the filters before; the answer is on its way. */
  isOutdated: boolean;
  error: Error | null;
  retry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  clear: () => void;
  /** Six cards in the shape of what comes. */
  placeholder: ReactNode;
  labels: ExpertBrowserLabels;
  cardLabels: ExpertCardLabels;
}

/** What can be done about an error: the server's own words when it had some ("Too many requests…"). */
const errorText = (error: Error, labels: ExpertBrowserLabels) =>
  serverMessage(error.cause, labels.error.description);

/** The cards, or what stands in their place: placeholders, an error with a retry, or nothing found. */
export function ExpertResults(props: ExpertResultsProps) {
  const { experts, error, labels, clear } = props;
  if (experts === undefined && error) {
    return (
      <ErrorState
        as="h3"
        title={labels.error.title}
        description={errorText(error, labels)}
        action={
          <button type="button" onClick={props.retry} className={buttonVariants()}>
            {labels.error.retry}
          </button>
        }
      />
    );
  }
  if (experts === undefined) return <div aria-busy>{props.placeholder}</div>;
  if (experts.length === 0) {
    return (
      <EmptyState
        as="h3"
        icon={<SearchX />}
        title={labels.empty.title}
        description={labels.empty.description}
        action={
          <>
            <button type="button" onClick={clear} className={buttonVariants()}>
              {labels.empty.clear}
            </button>
            <Link href={joinRoute} prefetch={false} className={buttonVariants({ variant: "outline" })}>
              {labels.empty.invite}
            </Link>
          </>
        }
      />
    );
  }
  return (
    <>
      <CardGrid {...props} experts={experts} />
      <InvitePrompt labels={labels.invite} />
    </>
  );
}

function CardGrid({
  experts,
  total,
  isOutdated,
  error,
  hasMore,
  isLoadingMore,
  loadMore,
  labels,
  cardLabels,
}: ExpertResultsProps & { experts: readonly CardExpert[] }) {
  const listRef = useRef<HTMLUListElement>(null);
  /** How many cards there were when more were asked for: focus goes on to the first new one. */
  const lengthBefore = useRef<number>(undefined);
  useEffect(() => {
    if (lengthBefore.current === undefined || isLoadingMore) return;
    const added = listRef.current?.children[lengthBefore.current];
    lengthBefore.current = undefined;
    added?.querySelector("a")?.focus({ preventScroll: true });
  }, [isLoadingMore]);

  const counts = {
    shown: formatCount(experts.length, labels.locale),
    total: formatCount(total, labels.locale),
  };
  return (
    <>
      <ul
        ref={listRef}
        aria-busy={isOutdated}
        className={`grid grid-cols-1 gap-5 transition-opacity sm:grid-cols-2 ${isOutdated ? "opacity-50" : ""}`}
      >
        {experts.map((expert) => (
          <li key={expert.id} className="min-w-0">
            <ExpertCard expert={expert} labels={cardLabels} as="h4" />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-col items-center gap-3">
        <p role="status" className="tabular text-muted-foreground">
          {isLoadingMore ? labels.results.loadingMore : fillText(labels.results.shown, counts)}
        </p>
        <progress
          aria-hidden
          max={total}
          value={experts.length}
          className="block h-1.5 w-full max-w-60 appearance-none overflow-hidden rounded-full border-0 bg-muted [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-primary"
        />
        {error ? (
          <p role="alert" className="text-center text-destructive">
            <b className="font-semibold">{labels.error.title}.</b> {errorText(error, labels)}
          </p>
        ) : null}
        {hasMore ? (
          <button
            type="button"
            aria-disabled={isLoadingMore || isOutdated}
            onClick={() => {
              if (isLoadingMore || isOutdated) return;
              lengthBefore.current = experts.length;
              loadMore();
            }}
            className={buttonVariants({ variant: "secondary", size: "lg" })}
          >
            {error ? labels.error.retry : labels.results.loadMore}
          </button>
        ) : null}
      </div>
    </>
  );
}

/** Below the list: nobody fits, so invite somebody (spec 000 §2). */
function InvitePrompt({ labels }: { labels: ExpertBrowserLabels["invite"] }) {
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-border border-dashed p-5 sm:p-6">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-subheading">{labels.title}</h3>
        <p className="text-muted-foreground">{labels.description}</p>
      </div>
      <Link href={joinRoute} prefetch={false} className={buttonVariants({ variant: "outline" })}>
        <UserPlus aria-hidden />
        {labels.action}
      </Link>
    </div>
  );
}
