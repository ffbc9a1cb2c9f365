"use client";

import { useTranslations } from "#texts";
import { cn } from "@/components/ui/cn";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";

/** Shows an approved posting to the public or hides it. */
export function VisibilitySwitch({
  posting: { title, isActive },
  isBusy,
  onChange,
}: {
  posting: AdminPosting;
  isBusy: boolean;
  onChange: (isActive: boolean) => void;
}) {
  const t = useTranslations("AdminProjects.actions");
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isActive}
      aria-disabled={isBusy}
      aria-label={t("visibility", { title })}
      onClick={() => {
        if (!isBusy) onChange(!isActive);
      }}
      className="inline-flex min-h-11 items-center gap-2 rounded-md px-1 aria-disabled:opacity-55"
    >
      <span
        aria-hidden
        className={cn(
          "inline-flex h-6 w-11 items-center rounded-full border p-0.5 transition-colors",
          isActive ? "border-primary bg-primary" : "border-input bg-muted",
        )}
      >
        <span
          className={cn(
            "size-4.5 rounded-full transition-transform",
            isActive ? "translate-x-5 bg-primary-foreground" : "bg-muted-foreground",
          )}
        />
      </span>
      <span aria-hidden>{t(isActive ? "visible" : "hidden")}</span>
    </button>
  );
}
