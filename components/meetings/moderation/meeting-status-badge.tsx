"use client";

import { useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import type { MeetingStatus } from "@/lib/features/meetings/states";
import { meetingColours } from "../meeting-colours";

/** The states as the dashboard names them: the first with the documented word 'Scheduled' (decisions C8). */
export function useDashboardStatuses(): (status: MeetingStatus) => string {
  const t = useTranslations("AdminMeetings");
  const statuses = useTranslations("Choices.meeting");
  return (status) => (status === "pending" ? t("scheduled") : statuses(status));
}

/** A meeting's real status, or the dashboard's words for it. */
export function MeetingStatusBadge({
  status,
  onDashboard = false,
}: {
  status: MeetingStatus;
  onDashboard?: boolean;
}) {
  const statuses = useTranslations("Choices.meeting");
  const dashboardStatuses = useDashboardStatuses();
  return (
    <Badge variant={meetingColours[status]}>
      {onDashboard ? dashboardStatuses(status) : statuses(status)}
    </Badge>
  );
}
