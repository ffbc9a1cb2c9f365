"use client";

import { useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import type { MeetingStatus } from "@/lib/features/meetings/states";

/** Yellow, green, blue and red (001 §2). */
const variants = {
  pending: "warning",
  confirmed: "success",
  completed: "info",
  cancelled: "destructive",
} as const;

/** A meeting's real status; on the dashboard it starts as the documented word 'Scheduled' (decisions C8). */
export function MeetingStatusBadge({
  status,
  words = "status",
}: {
  status: MeetingStatus;
  words?: "status" | "dashboardStatus";
}) {
  const t = useTranslations("AdminMeetings");
  return <Badge variant={variants[status]}>{t(`${words}.${status}`)}</Badge>;
}
