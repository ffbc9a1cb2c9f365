"use client";

import { useCallback, useEffect, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { ErrorState } from "@/components/feedback/error-state";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { fetchPapers } from "@/lib/features/contractor-liability/client";
import type { LiabilityPapers } from "@/lib/features/contractor-liability/schemas";
import { formatDate } from "@/lib/shared/format-dates";
import { AddPaper } from "./add-paper";
import { LiabilityCheck } from "./liability-check";
import { PaperList } from "./paper-list";

/** Whether the Act probably applies, which papers there are, and the way to bring one. */
export function LiabilityPapersCard({ contractId }: { contractId: number }) {
  const t = useTranslations("ContractorLiability");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const [loaded, setLoaded] = useState<LiabilityPapers | "failed" | null>(null);
  const load = useCallback(
    () => fetchPapers({ params: { id: contractId } }).then(setLoaded, () => setLoaded("failed")),
    [contractId],
  );
  useEffect(() => void load(), [load]);

  return (
    <Card id="papers" className="scroll-mt-20 space-y-4 p-5 sm:p-6">
      <h2 className="text-heading">{t("title")}</h2>
      <p className="max-w-reading">{t("intro")}</p>
      {loaded === null ? (
        <div role="status" className="space-y-3">
          <span className="sr-only">{t("loading")}</span>
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-24 w-full" />
        </div>
      ) : loaded === "failed" ? (
        <ErrorState
          as="h3"
          title={t("failed")}
          action={
            <Button
              onClick={() => {
                setLoaded(null);
                void load();
              }}
            >
              {actions("tryAgain")}
            </Button>
          }
        />
      ) : (
        <>
          {loaded.type === "client" ? <LiabilityCheck papers={loaded} /> : null}
          <p className="max-w-reading">
            {loaded.type === "client"
              ? t("otherParty", { operator: loaded.operator.name, email: loaded.operator.email })
              : t("ofExpert", { operator: loaded.operator.name })}
          </p>
          <PaperList contractId={contractId} papers={loaded} onChange={load} />
          {loaded.canUpload ? <AddPaper contractId={contractId} today={loaded.today} onAdded={load} /> : null}
          <p className="max-w-reading text-muted-foreground text-sm">
            {t("age")} {t("kept", { date: formatDate(loaded.deletedOn, locale) })}
          </p>
        </>
      )}
    </Card>
  );
}
