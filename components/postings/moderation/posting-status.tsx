"use client";

import { EyeOff } from "lucide-react";
import { useTranslations } from "#texts";
import { WaitingForSender } from "@/components/admin/waiting-for-sender";
import { Badge } from "@/components/ui/badge";
import { isOver } from "@/lib/features/postings/lifecycle";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";

const variants = {
  pending: "warning",
  changes_requested: "info",
  approved: "success",
  rejected: "destructive",
} as const;

/** The review of a posting, and what its company has done with it meanwhile. */
export function PostingStatus({ posting: { approvalStatus, lifecycle } }: { posting: AdminPosting }) {
  const t = useTranslations("Choices.review");
  const openings = useTranslations("Choices.opening");
  return (
    <span className="inline-flex flex-wrap gap-2 lg:[td_&]:flex-nowrap">
      <Badge variant={variants[approvalStatus]}>{t(approvalStatus)}</Badge>
      {approvalStatus === "changes_requested" && !isOver(lifecycle) ? <WaitingForSender /> : null}
      {lifecycle === "open" ? null : <Badge variant="outline">{openings(lifecycle)}</Badge>}
    </span>
  );
}

/** Beside the title of a posting that the public does not see although it is approved. */
export function HiddenMark({ posting }: { posting: AdminPosting }) {
  const t = useTranslations("AdminProjects");
  return posting.isActive ? null : (
    <EyeOff
      role="img"
      aria-label={t("hidden")}
      className="inline size-4 shrink-0 align-text-bottom text-muted-foreground"
    />
  );
}
