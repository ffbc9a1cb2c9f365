"use client";

import { useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import type { MailSummary } from "@/lib/features/operations/mail-schemas";

const variants = { queued: "warning", sent: "success", failed: "destructive" } as const;

export function MailStatusBadge({ status }: { status: MailSummary["status"] }) {
  const t = useTranslations("AdminOutbox.status");
  return <Badge variant={variants[status]}>{t(status)}</Badge>;
}
