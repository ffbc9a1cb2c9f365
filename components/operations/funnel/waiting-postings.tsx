"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "#texts";
import { linkClasses } from "@/components/admin/links";
import { useNow } from "@/components/admin/use-now";
import { EmptyState } from "@/components/feedback/empty-state";
import { Link } from "@/components/layout/link";
import { Card } from "@/components/ui/card";
import type { Funnel } from "@/lib/features/operations/funnel-schemas";
import { applicantHours } from "@/lib/features/operations/funnel-steps";
import { daysAndHours } from "@/lib/shared/review-clock";

/** Public postings that nobody has applied to, each with the way to it. */
export function WaitingPostings({ postings: { total, items } }: { postings: Funnel["withoutApplicants"] }) {
  const t = useTranslations("AdminFunnel.waiting");
  const now = useNow();
  return (
    <section aria-labelledby="funnel-waiting">
      <h2 id="funnel-waiting" className="text-heading">
        {t("title", { hours: applicantHours, count: total })}
      </h2>
      {total === 0 ? (
        <div className="mt-4">
          <EmptyState
            as="h3"
            icon={<CircleCheck />}
            title={t("empty")}
            description={t("emptyText", { hours: applicantHours })}
          />
        </div>
      ) : (
        <Card className="mt-4">
          <ul aria-label={t("list")} className="divide-y divide-border">
            {items.map(({ id, title, company, approvedAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3"
              >
                <div className="min-w-0">
                  <Link
                    href={`/admin?tab=projects&q=${encodeURIComponent(title)}`}
                    prefetch={false}
                    className={`${linkClasses} wrap-anywhere`}
                  >
                    {title}
                  </Link>
                  {company ? <span className="block text-muted-foreground text-sm">{company}</span> : null}
                </div>
                <p className="text-muted-foreground text-sm">
                  {t("public", { days: daysAndHours(new Date(approvedAt), now).days })}
                </p>
              </li>
            ))}
          </ul>
          {total > items.length ? (
            <p className="border-border border-t px-5 py-3 text-muted-foreground text-sm">
              {t("more", { count: total - items.length })}
            </p>
          ) : null}
        </Card>
      )}
    </section>
  );
}
