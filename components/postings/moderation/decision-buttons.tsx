"use client";

import { Check, MessageSquareReply, RotateCcw, X } from "lucide-react";
import { useTranslations } from "#texts";
import { RowIconButton } from "@/components/admin/row-buttons";
import { Button, type ButtonProps } from "@/components/ui/button";
import { isOver } from "@/lib/features/postings/lifecycle";
import { postingLifecycle } from "@/lib/features/postings/moderation-rules";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";

/** What can be decided about a posting in its state; each button's name ends with the posting's. */
export function DecisionButtons({
  posting: { approvalStatus, lifecycle, title },
  isBusy,
  onApprove,
  onReject,
  onRequestChanges,
  onReopen,
  ...look
}: Pick<ButtonProps, "size" | "className"> & {
  posting: AdminPosting;
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
  onRequestChanges: () => void;
  onReopen: () => void;
}) {
  const t = useTranslations("AdminProjects.actions");
  const adminActions = useTranslations("Admin.actions");
  return (
    [
      ["approve", Check, onApprove],
      ["reject", X, onReject],
      ["request_changes", MessageSquareReply, onRequestChanges],
      ["reopen", RotateCcw, onReopen],
    ] as const
  )
    .filter(([event]) => !isOver(lifecycle) && postingLifecycle.canHappen(event, approvalStatus, "admin"))
    .map(([event, Icon, run]) => {
      const label = event === "request_changes" ? adminActions("requestChanges") : t(event);
      // A row has no room for it in words.
      return event === "request_changes" && look.size === "sm" ? (
        <RowIconButton
          key={event}
          icon={<Icon aria-hidden />}
          title={label}
          name={`${label}: ${title}`}
          disabled={isBusy}
          onClick={run}
        />
      ) : (
        <Button
          key={event}
          // In each row of a list the main action would be none.
          variant={event !== "approve" ? "outline" : look.size === "sm" ? "secondary" : "primary"}
          disabled={isBusy}
          onClick={run}
          {...look}
        >
          <Icon aria-hidden />
          {label}
          <span className="sr-only">: {title}</span>
        </Button>
      );
    });
}
