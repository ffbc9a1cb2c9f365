"use client";

import { Bell } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { WithReference } from "@/components/contracts/with-reference";
import { EmptyState } from "@/components/feedback/empty-state";
import { failedToast } from "@/components/feedback/failed-toast";
import { Link } from "@/components/layout/link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { listOlderNotifications, readNotifications } from "@/lib/features/notifications/client";
import type { Notification, NotificationPage } from "@/lib/features/notifications/schemas";
import { formatMoment } from "@/lib/shared/format-dates";
import { noteUnread } from "./unread";

/** What the signed-in person was told, newest first; what is opened is read. */
export function NotificationList({ initial }: { initial: NotificationPage }) {
  const t = useTranslations("Notifications.list");
  const feedback = useTranslations("Feedback");
  const locale = useLocale();
  const [{ notifications, nextCursor }, setPage] = useState(initial);
  const [isLoading, setIsLoading] = useState(false);
  const isUnread = ({ readAt }: Notification) => readAt === null;
  const hasUnread = notifications.some(isUnread);

  /** Shown as read at once; put back when that could not be stored. */
  async function read(ids?: number[]) {
    const before = notifications;
    const readAt = new Date().toISOString();
    const show = (items: Notification[]) => setPage((page) => ({ ...page, notifications: items }));
    show(
      before.map((each) => (isUnread(each) && (!ids || ids.includes(each.id)) ? { ...each, readAt } : each)),
    );
    try {
      noteUnread((await readNotifications({ body: ids ? { ids } : {} })).unread);
    } catch (error) {
      show(before);
      failedToast(error, feedback);
    }
  }

  async function loadMore() {
    if (nextCursor === null) return;
    setIsLoading(true);
    try {
      const older = await listOlderNotifications(nextCursor);
      setPage((page) => ({
        ...page,
        notifications: [...page.notifications, ...older.items],
        nextCursor: older.nextCursor,
      }));
    } catch (error) {
      failedToast(error, feedback);
    } finally {
      setIsLoading(false);
    }
  }

  if (notifications.length === 0) {
    return <EmptyState icon={<Bell />} title={t("emptyTitle")} description={t("emptyDescription")} />;
  }
  return (
    <section aria-label={t("region")}>
      <div className="mb-3 flex justify-end">
        <Button
          variant="outline"
          // Not disabled: the focus stays on it when there is nothing left to read.
          aria-disabled={!hasUnread}
          onClick={() => hasUnread && void read()}
        >
          {t(hasUnread ? "readAll" : "allRead")}
        </Button>
      </div>
      <ul className="divide-y divide-border rounded-lg border border-border bg-card">
        {notifications.map((each) => (
          <li key={each.id} className={isUnread(each) ? "bg-secondary/40" : undefined}>
            <Link
              href={each.path}
              prefetch={false}
              onClick={() => void (isUnread(each) && read([each.id]))}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-4 transition-colors hover:bg-muted"
            >
              <span
                className={`wrap-anywhere min-w-0 flex-1 basis-64 ${isUnread(each) ? "font-medium" : ""}`}
              >
                <WithReference text={each.text} />
              </span>
              {isUnread(each) ? <Badge variant="success">{t("unread")}</Badge> : null}
              <time dateTime={each.createdAt} className="text-muted-foreground text-sm">
                {formatMoment(new Date(each.createdAt), locale)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      {nextCursor === null ? null : (
        <p className="mt-4 text-center">
          <Button variant="secondary" disabled={isLoading} onClick={() => void loadMore()}>
            {t("more")}
          </Button>
        </p>
      )}
    </section>
  );
}
