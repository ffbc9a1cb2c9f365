"use client";

import { Check, MessageSquareReply, RotateCcw, X } from "lucide-react";
import { useTranslations } from "#texts";
import { RowDecision, RowIconButton } from "@/components/admin/row-buttons";
import { Button } from "@/components/ui/button";
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
  isInRow = false,
}: {
  posting: AdminPosting;
  isBusy: boolean;
  isInRow?: boolean;
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
      const icon = <Icon aria-hidden />;
      const button = { name: `${label}: ${title}`, disabled: isBusy, onClick: run };
      if (!isInRow) {
        return (
          <Button
            key={event}
            variant={event === "approve" ? "primary" : "outline"}
            aria-label={button.name}
            disabled={isBusy}
            onClick={run}
          >
            {icon}
            {label}
          </Button>
        );
      }
      // A row has no room for what is rarer in words.
      return event === "approve" || event === "reject" ? (
        <RowDecision
          key={event}
          {...button}
          icon={icon}
          label={label}
          // In each row of a list the main action would be none.
          variant={event === "approve" ? "secondary" : "outline"}
        />
      ) : (
        <RowIconButton key={event} {...button} icon={icon} title={label} />
      );
    });
}
