import { Download, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { serverMessage } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { deletePaper } from "@/lib/features/contractor-liability/client";
import type { PaperState } from "@/lib/features/contractor-liability/rules";
import type { LiabilityPaper, LiabilityPapers } from "@/lib/features/contractor-liability/schemas";
import { formatDate } from "@/lib/shared/format-dates";

const ConfirmDialog = lazy(() => import("@/components/feedback/confirm-dialog"));

const badges: Record<PaperState, BadgeProps["variant"]> = {
  missing: "neutral",
  fits: "success",
  too_old: "warning",
};

/** Every kind of paper with how it stands, and its files. */
export function PaperList({
  contractId,
  papers,
  onChange,
}: {
  contractId: number;
  papers: LiabilityPapers;
  onChange: () => Promise<void>;
}) {
  const t = useTranslations("ContractorLiability");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const [asked, setAsked] = useState<LiabilityPaper | null>(null);

  async function remove({ id }: LiabilityPaper) {
    setAsked(null);
    try {
      await deletePaper({ params: { id: contractId, paper: id } });
    } catch (error) {
      toast({
        title: t("deleteFailed"),
        description: serverMessage(error, ""),
        variant: "destructive",
      });
    }
    await onChange();
  }

  return (
    <>
      <ul aria-label={t("papers")} className="divide-y divide-border border-border border-y">
        {papers.kinds.map(({ kind, state, papers: files }) => (
          <li key={kind} className="py-3">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <div className="min-w-0 flex-1 basis-56">
                <h3 className="font-medium">{t(`kinds.${kind}`)}</h3>
                <p className="text-muted-foreground text-sm">{t(`help.${kind}`)}</p>
              </div>
              <Badge variant={badges[state]}>{t(`states.${state}`)}</Badge>
            </div>
            <ul>
              {files.map((paper) => {
                const named = { name: paper.name, kind: t(`kinds.${kind}`) };
                return (
                  <li key={paper.id} className="flex flex-wrap items-center justify-between gap-x-3">
                    <a
                      href={paper.url}
                      download
                      aria-label={t("download", named)}
                      className={buttonVariants({ variant: "link", className: "min-w-0 px-0" })}
                    >
                      <Download aria-hidden />
                      <span className="wrap-anywhere">
                        {t("issued", { name: paper.name, date: formatDate(paper.issuedOn, locale) })}
                      </span>
                    </a>
                    {paper.isOwn ? (
                      <Button
                        size="icon"
                        variant="ghost"
                        aria-label={t("delete", named)}
                        onClick={() => setAsked(paper)}
                      >
                        <Trash2 aria-hidden />
                      </Button>
                    ) : null}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      {asked ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t("deleteTitle")}
            description={t("deleteText")}
            confirm={t("deleteIt")}
            keep={actions("cancel")}
            close={actions("close")}
            onConfirm={() => void remove(asked)}
            onKeep={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
