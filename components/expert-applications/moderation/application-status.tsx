"use client";

import { LoaderCircle } from "lucide-react";
import { useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import type { ApplicationStatus } from "@/lib/features/expert-applications/states";

const variants = {
  pending: "warning",
  changes_requested: "info",
  approved: "success",
  rejected: "destructive",
} as const;
export type BusyWith = "approve" | "reject" | "request_changes" | "reopen" | "delete";

/** The state of an application, or what just happens to it. */
export function ApplicationStatusBadge({
  status,
  busyWith,
}: {
  status: ApplicationStatus;
  busyWith: BusyWith | null;
}) {
  const doing = useTranslations("Admin.doing");
  const statuses = useTranslations("Choices.review");
  if (busyWith) {
    return (
      <Badge variant="neutral" className="whitespace-nowrap">
        <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
        {doing(busyWith)}
      </Badge>
    );
  }
  return <Badge variant={variants[status]}>{statuses(status)}</Badge>;
}
