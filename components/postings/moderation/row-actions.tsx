"use client";

import { Eye, Trash2 } from "lucide-react";
import { useTranslations } from "#texts";
import { RowIconButton } from "@/components/admin/row-buttons";
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
    <span className="flex flex-wrap items-center gap-1.5 lg:flex-nowrap lg:justify-end lg:gap-0.5">
      <DecisionButtons
        posting={posting}
        isBusy={isBusy}
        isInRow
        onApprove={onApprove}
        onReject={() => onOpen("reject")}
        onRequestChanges={onRequestChanges}
        onReopen={onReopen}
      />
      <RowIconButton
        icon={<Eye aria-hidden />}
        title={t("details")}
        name={`${t("details")}: ${posting.title}`}
        onClick={() => onOpen("details")}
      />
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
