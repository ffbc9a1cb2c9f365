"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";

/**
 * A posting's place in the public list, one up or one down (001 §2). The buttons stay reachable at both ends and
 * while a change is under way, so that the focus is not lost between two presses.
 */
export function OrderButtons({
  posting: { title, displayOrder },
  last,
  isBusy,
  onOrder,
}: {
  posting: AdminPosting;
  /** The last place, when it is known; the server knows it in any case. */
  last: number | undefined;
  isBusy: boolean;
  onOrder: (place: number) => void;
}) {
  const t = useTranslations("AdminProjects.actions");
  const button = (direction: "up" | "down", isAtEnd: boolean, place: number) => (
    <Button
      variant="outline"
      size="icon"
      aria-disabled={isAtEnd || isBusy}
      aria-label={t(direction, { title })}
      onClick={() => {
        if (!isAtEnd && !isBusy) onOrder(place);
      }}
    >
      {direction === "up" ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
    </Button>
  );
  return (
    <span className="flex items-center gap-2 sm:ml-auto">
      {button("up", displayOrder <= 1, displayOrder - 1)}
      <span className="tabular whitespace-nowrap px-1">{t("place", { place: displayOrder })}</span>
      {button("down", displayOrder === last, displayOrder + 1)}
    </span>
  );
}
