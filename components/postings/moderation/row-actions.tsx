"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "#texts";
import { RowIconButton } from "@/components/admin/row-buttons";
import { Button } from "@/components/ui/button";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";
import { DecisionButtons } from "./decision-buttons";

/** What can be done with one posting of the table; each button's name ends with the posting's. */
export function RowActions({
  posting,
  isBusy,
  onApprove,
  onRequestChanges,
  onReopen,
  onOpen,
}: {
  posting: AdminPosting;
  isBusy: boolean;
  onApprove: () => void;
  onRequestChanges: () => void;
  onReopen: () => void;
  onOpen: (kind: "details" | "reject" | "delete") => void;
}) {
  const t = useTranslations("Admin.actions");
  return (
    <span className="flex flex-wrap items-center gap-1.5 sm:flex-nowrap lg:justify-end">
      <DecisionButtons
        posting={posting}
        isBusy={isBusy}
        size="sm"
        className="h-11 lg:h-9 lg:px-2"
        onApprove={onApprove}
        onReject={() => onOpen("reject")}
        onRequestChanges={onRequestChanges}
        onReopen={onReopen}
      />
      <Button size="sm" variant="outline" className="h-11 lg:h-9 lg:px-2" onClick={() => onOpen("details")}>
        {t("details")}
        <span className="sr-only">: {posting.title}</span>
      </Button>
      <RowIconButton
        icon={<Trash2 aria-hidden />}
        data-removes
        title={t("delete")}
        name={`${t("delete")}: ${posting.title}`}
        disabled={isBusy}
        onClick={() => onOpen("delete")}
      />
    </span>
  );
}
