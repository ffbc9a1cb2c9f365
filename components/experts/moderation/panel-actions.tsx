"use client";

import { Check, MessageSquareReply, Pencil, X } from "lucide-react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { expertLifecycle } from "@/lib/features/experts/moderation-rules";
import type { AdminExpert } from "@/lib/features/experts/moderation-schemas";

/** What can be done with the expert whose panel is open. */
export function PanelActions({
  expert,
  isBusy,
  onApprove,
  onReject,
  onRequestChanges,
  onEdit,
}: {
  expert: AdminExpert;
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
  onRequestChanges: () => void;
  onEdit: () => void;
}) {
  const t = useTranslations("Admin.actions");
  const { approvalStatus, archivedAt } = expert;
  const isUndecided = approvalStatus === "pending" || approvalStatus === "changes_requested";
  const can = (event: "approve" | "reject" | "request_changes") =>
    isUndecided && !archivedAt && expertLifecycle.canHappen(event, approvalStatus, "admin");
  return (
    <>
      {can("approve") ? (
        <Button size="sm" className="max-lg:h-11" disabled={isBusy} onClick={onApprove}>
          <Check aria-hidden />
          {t("approve")}
        </Button>
      ) : null}
      {can("reject") ? (
        <Button size="sm" variant="outline" className="max-lg:h-11" disabled={isBusy} onClick={onReject}>
          <X aria-hidden />
          {t("reject")}
        </Button>
      ) : null}
      {can("request_changes") ? (
        <Button
          size="sm"
          variant="outline"
          className="max-lg:h-11"
          disabled={isBusy}
          onClick={onRequestChanges}
        >
          <MessageSquareReply aria-hidden />
          {t("requestChanges")}
        </Button>
      ) : null}
      {archivedAt ? null : (
        <Button size="sm" variant="outline" className="max-lg:h-11" disabled={isBusy} onClick={onEdit}>
          <Pencil aria-hidden />
          {t("edit")}
        </Button>
      )}
    </>
  );
}
