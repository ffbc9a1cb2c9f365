import type { BadgeProps } from "@/components/ui/badge";
import type { MeetingStatus } from "@/lib/features/meetings/states";

/** Yellow, green, blue and red (001 §2). */
export const meetingColours = {
  pending: "warning",
  confirmed: "success",
  completed: "info",
  cancelled: "destructive",
} as const satisfies Record<MeetingStatus, BadgeProps["variant"]>;
