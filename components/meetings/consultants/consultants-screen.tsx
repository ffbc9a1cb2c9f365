"use client";

import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "#texts";
import { DeskHeader } from "@/components/admin/desk-header";
import { LoadError } from "@/components/admin/load-error";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import {
  addConsultant,
  changeConsultant,
  consultantsPath,
  consultantsQuery,
} from "@/lib/features/meetings/consultant-client";
import type { AdminConsultant, ConsultantValues } from "@/lib/features/meetings/consultant-schemas";
import { bookings } from "@/lib/features/meetings/moderation-client";
import { ConsultantCard } from "./consultant-card";

const ConsultantDialog = dynamic(() => import("./consultant-dialog"));

type Saving = { id: number | null; values: ConsultantValues; seen: string };

/** Who holds meetings: hours, days off, and a calendar of their own to subscribe to. */
export function ConsultantsScreen() {
  const t = useTranslations("AdminConsultants");
  const { data, isError, refetch } = useQuery(consultantsQuery);
  /** Whose dialog is open: an id, or somebody new. */
  const [edited, setEdited] = useState<number | "new" | null>(null);
  const save = useAdminAction<Saving, AdminConsultant>({
    run: ({ id, values, seen }) =>
      id === null
        ? addConsultant({ body: values })
        : changeConsultant({ params: { id }, body: { ...values, updatedAt: seen } }),
    paths: [consultantsPath, bookings.path],
    success: (_, { id }) => ({ title: t(id === null ? "form.added" : "form.saved") }),
    failure: () => ({ title: t("form.notSaved") }),
  });
  const consultant = data?.find(({ id }) => id === edited) ?? null;
  return (
    <>
      <DeskHeader
        title={t("title")}
        description={t("description")}
        actions={
          <Button onClick={() => setEdited("new")}>
            <UserPlus aria-hidden />
            {t("add")}
          </Button>
        }
      />
      {isError && !data ? <LoadError title={t("failed")} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? (
        <div role="status" className="grid gap-4 xl:grid-cols-2">
          <span className="sr-only">{t("loading")}</span>
          <Skeleton className="h-72" />
          <Skeleton className="h-72" />
        </div>
      ) : null}
      {data ? (
        <ul aria-label={t("title")} className="grid items-start gap-4 xl:grid-cols-2">
          {data.map((each) => (
            <li key={each.id} className="min-w-0">
              <ConsultantCard consultant={each} onEdit={() => setEdited(each.id)} />
            </li>
          ))}
        </ul>
      ) : null}
      {edited === "new" || consultant ? (
        <ConsultantDialog
          key={edited}
          consultant={consultant}
          onSave={(values, seen) =>
            save.mutateAsync({ id: consultant?.id ?? null, values, seen: seen ?? "" })
          }
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}
