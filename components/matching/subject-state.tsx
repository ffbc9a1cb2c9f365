import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api";

/** What was chosen, an expert or a project, with the states before it is there: loading, failed, gone. */
export function SubjectState<Subject>({
  query,
  namespace,
  children,
}: {
  query: UseQueryResult<Subject>;
  namespace: "Recommendations.company.card" | "Recommendations.expert.card";
  children: (subject: Subject) => ReactNode;
}) {
  const t = useTranslations(namespace);
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  if (query.data) return children(query.data);
  if (query.isFetching) {
    return (
      <div role="status" className="rounded-lg border border-border bg-card p-5 shadow-sm sm:p-6">
        <span className="sr-only">{t("loading")}</span>
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-3 h-4 w-4/5" />
        <Skeleton className="mt-6 h-6 w-3/5" />
      </div>
    );
  }
  if (isMissing(query.error)) {
    return (
      <Alert role="alert" variant="warning" title={t("missingTitle")}>
        <p>{t("missing")}</p>
      </Alert>
    );
  }
  return (
    <Alert role="alert" variant="destructive" title={t("failedTitle")}>
      <p>{feedback("checkConnection")}</p>
      <Button variant="outline" onClick={() => void query.refetch()}>
        {actions("tryAgain")}
      </Button>
    </Alert>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;
