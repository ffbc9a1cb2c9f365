import { getTranslations } from "next-intl/server";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { Availability } from "@/lib/shared/availability";

const variants: Record<Availability, BadgeProps["variant"]> = {
  available: "success",
  next_week: "info",
  "2_weeks": "info",
  busy: "warning",
};

/** When the expert can start, with the labels of spec 000 §4. */
export async function AvailabilityBadge({ availability }: { availability: Availability }) {
  const t = await getTranslations("Choices.availability");
  return <Badge variant={variants[availability]}>{t(availability)}</Badge>;
}
