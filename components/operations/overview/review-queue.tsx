"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "#texts";
import { ReviewClock } from "@/components/admin/review-clock";
import { EmptyState } from "@/components/feedback/empty-state";
import { Link } from "@/components/layout/link";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { type Overview, type QueueKind, queueKinds } from "@/lib/features/operations/overview-schemas";

/** Where what waits is decided about. */
const places: Record<QueueKind, string> = {
  posting: "/admin?tab=projects&status=pending",
  application: "/admin?tab=applications&status=pending",
  expert: "/admin?tab=experts&status=pending",
  booking: "/admin/meetings?status=pending",
  report: "/admin/conversation-reports?status=open",
};

/** Where one of them is decided about: the list with nothing but it. */
const placeOf = ({ kind, id }: Overview["queue"][number]) => `${places[kind]}&q=%23${id}`;

/** Everything that waits for a decision, whatever it is, the first due first. */
export function ReviewQueue({ queue, waiting }: Pick<Overview, "queue" | "waiting">) {
  const t = useTranslations("AdminOverview.queue");
  const total = queueKinds.reduce((sum, kind) => sum + waiting[kind], 0);
  return (
    <section aria-labelledby="overview-queue">
      <h2 id="overview-queue" className="text-heading">
        {t("title", { count: total })}
      </h2>
      {total === 0 ? (
        <EmptyState as="h3" icon={<CircleCheck />} title={t("empty")} description={t("emptyText")} />
      ) : (
        <>
          <ul className="mt-3 flex flex-wrap gap-2">
            {queueKinds
              .filter((kind) => waiting[kind] > 0)
              .map((kind) => (
                <li key={kind}>
                  <Link
                    href={places[kind]}
                    prefetch={false}
                    className="inline-flex min-h-11 items-center rounded-md border border-border bg-card px-4 font-medium hover:bg-muted"
                  >
                    {t(`counts.${kind}`, { count: waiting[kind] })}
                  </Link>
                </li>
              ))}
          </ul>
          <Card className="mt-4">
            <ol aria-label={t("list")} className="divide-y divide-border">
              {queue.map((item) => (
                <li
                  key={`${item.kind}-${item.id}`}
                  className="relative flex flex-wrap items-start gap-x-6 gap-y-2 px-5 py-4 has-hover:bg-muted"
                >
                  <div className="min-w-48 flex-1">
                    <Badge variant="outline">{t(`kinds.${item.kind}`)}</Badge>
                    <Link
                      href={placeOf(item)}
                      prefetch={false}
                      className="wrap-anywhere mt-1 block font-medium after:absolute after:inset-0"
                    >
                      {item.title}
                    </Link>
                    {item.detail ? (
                      <p className="wrap-anywhere text-muted-foreground">{item.detail}</p>
                    ) : null}
                  </div>
                  <span className="sm:w-48">
                    <ReviewClock submittedAt={item.submittedAt} dueAt={item.dueAt} />
                  </span>
                </li>
              ))}
            </ol>
          </Card>
          {total > queue.length ? (
            <p className="mt-3 text-muted-foreground">{t("more", { count: total - queue.length })}</p>
          ) : null}
        </>
      )}
    </section>
  );
}
