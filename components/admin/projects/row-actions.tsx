"use client";

import { Check, RotateCcw, Trash2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { canHappen } from "@/lib/features/admin/posting-rules";
import type { AdminPosting } from "@/lib/features/admin/posting-schemas";

/** What can be done with one posting of the table; each button's name ends with the posting's. */
export function RowActions({
  posting,
  isBusy,
  onApprove,
  onReopen,
  onOpen,
}: {
  posting: AdminPosting;
  isBusy: boolean;
  onApprove: () => void;
  onReopen: () => void;
  onOpen: (kind: "details" | "reject" | "delete") => void;
}) {
  const t = useTranslations("AdminProjects.actions");
  const { approvalStatus, title } = posting;
  const name = <span className="sr-only">: {title}</span>;
  return (
    <span className="flex w-52 flex-wrap items-center gap-2">
      {canHappen("approve", approvalStatus) ? (
        <Button size="sm" disabled={isBusy} onClick={onApprove}>
          <Check aria-hidden />
          {t("approve")}
          {name}
        </Button>
      ) : null}
      {canHappen("reject", approvalStatus) ? (
        <Button size="sm" variant="outline" disabled={isBusy} onClick={() => onOpen("reject")}>
          <X aria-hidden />
          {t("reject")}
          {name}
        </Button>
      ) : null}
      {canHappen("reopen", approvalStatus) ? (
        <Button size="sm" variant="outline" disabled={isBusy} onClick={onReopen}>
          <RotateCcw aria-hidden />
          {t("reopen")}
          {name}
        </Button>
      ) : null}
      <Button size="sm" variant="outline" onClick={() => onOpen("details")}>
        {t("details")}
        {name}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={isBusy}
        className="text-destructive"
        onClick={() => onOpen("delete")}
      >
        <Trash2 aria-hidden />
        <span className="sr-only">
          {t("delete")}: {title}
        </span>
      </Button>
    </span>
  );
}
