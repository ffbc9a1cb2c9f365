"use client";

import { Hourglass } from "lucide-react";
import { useTranslations } from "#texts";
import { rowWord } from "./row-buttons";

/** In place of the review clock, which stands still while something waits to be corrected. */
export function WaitingForSender() {
  const t = useTranslations("AdminChanges");
  return (
    <span
      title={t("clock")}
      className="inline-flex items-center gap-1.5 whitespace-nowrap text-muted-foreground text-sm"
    >
      <Hourglass aria-hidden className="size-4" />
      <span className={rowWord}>{t("clock")}</span>
    </span>
  );
}
