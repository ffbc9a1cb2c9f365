"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "#texts";
import { Assignment } from "@/components/admin/desk/assignment";
import { Notes } from "@/components/admin/desk/notes";
import { Tags } from "@/components/admin/desk/tags";
import { LoadError } from "@/components/admin/load-error";
import { Card, CardContent } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { dossierQuery } from "@/lib/features/operations/desk-client";

/** Who has taken a company on, its tags, and the administrators' notes. */
export function CompanyDesk({ id }: { id: number }) {
  const t = useTranslations("AdminDesk");
  const place = { kind: "company", id } as const;
  const { data, isError, refetch } = useQuery(dossierQuery(place));
  return (
    <Card>
      <CardContent className="space-y-4">
        <h2 className="text-heading">{t("notes.title", { count: data?.notes.length ?? 0 })}</h2>
        {isError && !data ? (
          <LoadError as="h3" title={t("failed")} onRetry={() => void refetch()} />
        ) : data ? (
          <>
            <Assignment place={place} assignee={data.assignee} />
            <Tags place={place} tags={data.tags} />
            <Notes place={place} notes={data.notes} />
          </>
        ) : (
          <div role="status" className="space-y-3">
            <span className="sr-only">{t("loading")}</span>
            <Skeleton className="h-8 w-full" />
            <Skeleton className="h-20 w-full" />
          </div>
        )}
      </CardContent>
    </Card>
  );
}
