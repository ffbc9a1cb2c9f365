"use client";

import { EyeOff } from "lucide-react";
import { useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";

const variants = { pending: "warning", approved: "success", rejected: "destructive" } as const;

export function PostingStatus({ posting }: { posting: AdminPosting }) {
  const t = useTranslations("Choices.review");
  return <Badge variant={variants[posting.approvalStatus]}>{t(posting.approvalStatus)}</Badge>;
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
