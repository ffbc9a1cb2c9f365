"use client";

import { UserCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "#texts";
import { useNow } from "@/components/admin/use-now";
import { cn } from "@/components/ui/cn";
import { deskEntities, dueGroup, dueGroups } from "@/lib/features/operations/desk-rules";
import type { InboxItem } from "@/lib/features/operations/desk-schemas";
import { daysAndHours } from "@/lib/shared/review-clock";
import { itemKey } from "./use-decisions";

/** What waits, under Overdue, Today and Later; the open one is marked and in sight. */
export function InboxList({
  items,
  openKey,
  onOpen,
}: {
  items: readonly InboxItem[];
  openKey: string | null;
  onOpen: (key: string) => void;
}) {
  const t = useTranslations("AdminInbox");
  const kinds = useTranslations("AdminAudit.entities");
  const clock = useTranslations("Admin.clock");
  const now = useNow();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    void openKey;
    list.current?.querySelector("[aria-current]")?.scrollIntoView?.({ block: "nearest" });
  }, [openKey]);
  return (
    <nav
      ref={list}
      aria-label={t("queue")}
      className="overflow-y-auto rounded-lg border border-border bg-card max-xl:max-h-56 xl:sticky xl:top-18 xl:max-h-[calc(100dvh-6rem)]"
    >
      {dueGroups.map((group) => {
        const grouped = items.filter(({ dueAt }) => dueGroup(new Date(dueAt), now) === group);
        if (grouped.length === 0) return null;
        return (
          <section key={group} aria-label={t(`groups.${group}`)}>
            <h2
              className={cn(
                "sticky top-0 z-10 border-border border-b bg-muted px-3 py-1.5 font-semibold text-sm",
                group === "overdue" ? "text-destructive" : "text-muted-foreground",
              )}
            >
              {t("group", { name: t(`groups.${group}`), count: grouped.length })}
            </h2>
            <ul>
              {grouped.map((item) => {
                const key = itemKey(item);
                const isOpen = key === openKey;
                return (
                  <li key={key}>
                    <button
                      type="button"
                      aria-current={isOpen ? "true" : undefined}
                      onClick={() => onOpen(key)}
                      className={cn(
                        "flex min-h-11 w-full items-center gap-3 border-border border-b px-3 py-1.5 text-left text-sm -outline-offset-2",
                        isOpen ? "bg-secondary text-secondary-foreground" : "hover:bg-muted",
                      )}
                    >
                      <span className="min-w-0 flex-1">
                        <span className="block truncate font-medium">{item.title}</span>
                        <span className="block truncate text-muted-foreground">
                          {[kinds(deskEntities[item.kind]), item.detail].filter(Boolean).join(" · ")}
                        </span>
                      </span>
                      {item.assignee ? (
                        <span title={t("takenBy", { name: item.assignee.name })}>
                          <UserCheck aria-hidden className="size-4" />
                          <span className="sr-only">{t("takenBy", { name: item.assignee.name })}</span>
                        </span>
                      ) : null}
                      <span className="tabular shrink-0 text-muted-foreground">
                        {clock("short", daysAndHours(now, new Date(item.dueAt)))}
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
