"use client";

import { LoaderCircle } from "lucide-react";
import { useTranslations } from "#texts";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { AdminExpert } from "@/lib/features/experts/moderation-schemas";
import { type ProfileStatus, profileStatus } from "@/lib/features/experts/own-profile";

/** When the expert can start; those who are available stand out (001 §4). */
export function AvailabilityBadge({ availability }: Pick<AdminExpert, "availability">) {
  const t = useTranslations("Choices.availabilityInFull");
  return (
    <Badge variant={availability === "available" ? "primary" : "neutral"} className="whitespace-nowrap">
      {t(availability)}
    </Badge>
  );
}

const variants: Record<ProfileStatus | "archived", BadgeProps["variant"]> = {
  published: "success",
  pending: "warning",
  changes_requested: "info",
  rejected: "destructive",
  hidden: "outline",
  hiddenByOwner: "outline",
  archived: "neutral",
};

export type Decision = "approve" | "reject";
/** What just happens to an expert. */
export type Doing = Decision | "request_changes";

/** Whether companies see the expert, or what just happens to them. */
export function StatusBadge({ expert, doing }: { expert: AdminExpert; doing: Doing | null }) {
  const t = useTranslations("AdminExperts");
  const doingTexts = useTranslations("Admin.doing");
  if (doing) {
    return (
      <Badge className="whitespace-nowrap">
        <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
        {doingTexts(doing)}
      </Badge>
    );
  }
  const status = expert.archivedAt ? "archived" : profileStatus(expert);
  return (
    <Badge variant={variants[status]} className="whitespace-nowrap">
      {t(`status.${status}`)}
    </Badge>
  );
}
