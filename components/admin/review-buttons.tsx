"use client";

import { Check, MessageSquareReply, X } from "lucide-react";
import { useTranslations } from "#texts";
import { RowDecision, RowIconButton } from "./row-buttons";

/** What can be decided about somebody who waits for the review, in a table's row. */
export function ReviewButtons({
  name,
  isBusy,
  canHappen,
  onApprove,
  onReject,
  onRequestChanges,
}: {
  /** Whose row it is, for who hears the button and not the row. */
  name: string;
  isBusy: boolean;
  canHappen: (event: "approve" | "reject" | "request_changes") => boolean;
  onApprove: () => void;
  onReject: () => void;
  onRequestChanges: () => void;
}) {
  const t = useTranslations("Admin.actions");
  return (
    <>
      {canHappen("approve") ? (
        <RowDecision
          icon={<Check aria-hidden />}
          label={t("approve")}
          name={t("approveOne", { name })}
          // In each row of a list the main action would be none.
          variant="secondary"
          disabled={isBusy}
          onClick={onApprove}
        />
      ) : null}
      {canHappen("reject") ? (
        <RowDecision
          icon={<X aria-hidden />}
          label={t("reject")}
          name={t("rejectOne", { name })}
          variant="outline"
          disabled={isBusy}
          onClick={onReject}
        />
      ) : null}
      {canHappen("request_changes") ? (
        <RowIconButton
          icon={<MessageSquareReply aria-hidden />}
          title={t("requestChanges")}
          name={t("requestChangesOne", { name })}
          disabled={isBusy}
          onClick={onRequestChanges}
        />
      ) : null}
    </>
  );
}
