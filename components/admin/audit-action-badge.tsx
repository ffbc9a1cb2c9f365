"use client";

import { useTranslations } from "#texts";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { AuditAction } from "@/lib/shared/audited";

const variants: Partial<Record<AuditAction, BadgeProps["variant"]>> = {
  approve: "success",
  confirm: "success",
  complete: "info",
  reject: "destructive",
  cancel: "destructive",
  delete: "destructive",
};

/** What was done, in a word; an action of a later version keeps its own name. */
export function AuditActionBadge({ action }: { action: string }) {
  const t = useTranslations("AdminAudit");
  const key = `actions.${action}` as "actions.update";
  return <Badge variant={variants[action as AuditAction] ?? "neutral"}>{t.has(key) ? t(key) : action}</Badge>;
}
