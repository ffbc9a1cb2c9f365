import { memo, type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import { serverMessage } from "@/lib/client/api";
import type { CardExpert } from "@/lib/features/experts/card";
import { DescribeProject } from "./describe-project";
import { ExpertCard } from "./expert-card";

/** Opening the filters, or a letter typed, changes no card: on a slow phone two dozen of them are what one waits for. */
const Card = memo(ExpertCard);

export interface ExpertResultsProps {
  /** Undefined while the first answer for these filters is on its way, or when it failed. */
  experts: readonly CardExpert[] | undefined;
  /** The level of the heading above; those of cards are one below. */
  headingLevel: 2 | 3;
  total: number;
  /** The shown experts belong to the filters before; the answer is on its way. */
  isOutdated: boolean;
  error: Error | null;
  retry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** In place of more cards, where these are all that is shown here. */
  seeAll?: ReactNode;
  clear: () => void;
  emptyIcon: ReactNode;
  /** Six cards in the shape of what comes. */
  placeholder: ReactNode;
  /** Below the list: nobody fits, so invite somebody. */
  invite: ReactNode;
}

/** What can be done about an error: the server's own words when it had some ("Too many requests…"). */
function ErrorText({ error }: { error: Error }) {
  const feedback = useTranslations("Feedback");
  return serverMessage(error.cause, feedback("checkConnection"));
}

/** The cards, or what stands in their place: placeholders, an error with a retry, or nothing found. */
export function ExpertResults(props: ExpertResultsProps) {
  const t = useTranslations("Experts.browser");
  const actions = useTranslations("Actions");
  const { experts, error, clear, headingLevel } = props;
  const heading = `h${headingLevel}` as const;
  if (experts === undefined && error) {
    return (
      <ErrorState
        as={heading}
        title={t("error.title")}
        description={<ErrorText error={error} />}
        action={
          <button type="button" onClick={props.retry} className={buttonVariants({ variant: "outline" })}>
            {actions("tryAgain")}
          </button>
        }
      />
    );
  }
  if (experts === undefined) return <div aria-busy>{props.placeholder}</div>;
  if (experts.length === 0) {
    return (
      <EmptyState
        as={heading}
        icon={props.emptyIcon}
        title={t("empty.title")}
        description={
          <>
            {t("empty.description")} <DescribeProject />
          </>
        }
        action={
          <>
            <button type="button" onClick={clear} className={buttonVariants({ variant: "outline" })}>
              {t("empty.clear")}
            </button>
            <Link href={shellRoutes.join} prefetch={false} className={buttonVariants({ variant: "outline" })}>
              {t("empty.invite")}
            </Link>
          </>
        }
      />
    );
  }
  return (
    <>
      <CardGrid {...props} experts={experts} />
      {props.invite}
    </>
  );
}

function CardGrid({
  experts,
  headingLevel,
  total,
  isOutdated,
  error,
  hasMore,
  isLoadingMore,
  loadMore,
  seeAll,
}: ExpertResultsProps & { experts: readonly CardExpert[] }) {
  const t = useTranslations("Experts.browser");
  const actions = useTranslations("Actions");
  const listRef = useRef<HTMLUListElement>(null);
  /** How many cards there were when more were asked for: focus goes on to the first new one. */
  const lengthBefore = useRef<number>(undefined);
  useEffect(() => {
    if (lengthBefore.current === undefined || isLoadingMore) return;
    const added = listRef.current?.children[lengthBefore.current];
    lengthBefore.current = undefined;
    added?.querySelector("a")?.focus({ preventScroll: true });
  }, [isLoadingMore]);

  const counts = { shown: experts.length, total };
  return (
    <>
      <ul
        ref={listRef}
        aria-busy={isOutdated}
        className={`grid grid-cols-1 gap-5 transition-opacity sm:grid-cols-2 ${isOutdated ? "opacity-50" : ""}`}
      >
        {experts.map((expert) => (
          <li key={expert.id} className="min-w-0">
            <Card expert={expert} as={headingLevel === 2 ? "h3" : "h4"} />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-col items-center gap-3">
        <p role="status" className="tabular text-muted-foreground">
          {isLoadingMore ? t("results.loadingMore") : t("results.shown", counts)}
        </p>
        <progress aria-hidden max={total} value={experts.length} className="h-1.5 max-w-60" />
        {error ? (
          <p role="alert" className="text-center text-destructive">
            <b className="font-semibold">{t("error.title")}.</b> <ErrorText error={error} />
          </p>
        ) : null}
        {seeAll ?? null}
        {hasMore && !seeAll ? (
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
            {error ? actions("tryAgain") : t("results.loadMore")}
          </button>
        ) : null}
      </div>
    </>
  );
}
