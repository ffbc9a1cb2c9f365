import { FolderSearch } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocale, useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { serverMessage } from "@/lib/client/api";
import type { CardProject } from "@/lib/features/postings/card";
import { ProjectCard } from "./project-card";

export interface ProjectResultsProps {
  /** Undefined while the list for these filters is on its way, or when it failed. */
  projects: readonly CardProject[] | undefined;
  /** How many there are, shown or not. */
  total: number;
  /** Whether there is no public project at all, whatever the filters. */
  isNoneAtAll: boolean;
  /** The shown projects belong to the filters before; the list is on its way. */
  isOutdated: boolean;
  error: Error | null;
  retry: () => void;
  isLoadingMore: boolean;
  loadMore: () => void;
  clear: () => void;
  /** Cards in the shape of what comes. */
  placeholder: ReactNode;
  action: (project: CardProject) => ReactNode;
}

/** The cards, or what stands in their place: placeholders, an error with a retry, or nothing found. */
export function ProjectResults(props: ProjectResultsProps) {
  const t = useTranslations("Projects.browser");
  const feedback = useTranslations("Feedback");
  const actions = useTranslations("Actions");
  const { projects, error, isNoneAtAll } = props;
  if (projects === undefined && error) {
    return (
      <ErrorState
        as="h3"
        title={t("error.title")}
        description={serverMessage(error, feedback("checkConnection"))}
        action={
          <button type="button" onClick={props.retry} className={buttonVariants({ variant: "outline" })}>
            {actions("tryAgain")}
          </button>
        }
      />
    );
  }
  if (projects === undefined) return <div aria-busy>{props.placeholder}</div>;
  if (projects.length === 0) {
    return (
      <EmptyState
        as="h3"
        icon={<FolderSearch />}
        title={t("empty.title")}
        description={isNoneAtAll ? t("empty.none") : t("empty.filtered")}
        action={
          <button type="button" onClick={props.clear} className={buttonVariants({ variant: "outline" })}>
            {t("clear")}
          </button>
        }
      />
    );
  }
  return <CardGrid {...props} projects={projects} />;
}

function CardGrid({
  projects,
  total,
  isOutdated,
  error,
  retry,
  isLoadingMore,
  loadMore,
  action,
}: ProjectResultsProps & { projects: readonly CardProject[] }) {
  const t = useTranslations("Projects.browser");
  const feedback = useTranslations("Feedback");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const listRef = useRef<HTMLUListElement>(null);
  /** How many cards there were when more were asked for: focus goes on to the first new one. */
  const lengthBefore = useRef<number>(undefined);
  useEffect(() => {
    if (lengthBefore.current === undefined || projects.length <= lengthBefore.current) return;
    const added = listRef.current?.children[lengthBefore.current];
    lengthBefore.current = undefined;
    added?.querySelector("a")?.focus({ preventScroll: true });
  }, [projects.length]);

  const count = (number: number) => number.toLocaleString(locale);
  const counts = { shown: count(projects.length), total: count(total) };
  return (
    <>
      <ul
        ref={listRef}
        aria-busy={isOutdated}
        className={`grid grid-cols-1 gap-5 transition-opacity lg:grid-cols-2 ${isOutdated ? "opacity-50" : ""}`}
      >
        {projects.map((project) => (
          <li key={project.id} className="min-w-0">
            <ProjectCard project={project} action={action(project)} />
          </li>
        ))}
      </ul>
      {projects.length < total || error ? (
        <div className="mt-8 flex flex-col items-center gap-3">
          <p role="status" className="tabular text-muted-foreground">
            {isLoadingMore ? t("loadingMore") : t("shown", counts)}
          </p>
          {error ? (
            <p role="alert" className="text-center text-destructive">
              <b className="font-semibold">{t("error.title")}.</b>{" "}
              {serverMessage(error, feedback("checkConnection"))}
            </p>
          ) : null}
          <button
            type="button"
            aria-disabled={isLoadingMore || isOutdated}
            onClick={() => {
              if (isLoadingMore || isOutdated) return;
              lengthBefore.current = projects.length;
              if (error) retry();
              else loadMore();
            }}
            className={buttonVariants({ variant: "secondary", size: "lg" })}
          >
            {error ? actions("tryAgain") : t("loadMore")}
          </button>
        </div>
      ) : null}
    </>
  );
}
