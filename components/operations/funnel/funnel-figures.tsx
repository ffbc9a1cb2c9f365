"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { linkClasses } from "@/components/admin/links";
import { Link } from "@/components/layout/link";
import { Card } from "@/components/ui/card";
import { useFormatter } from "@/lib/client/use-formatter";
import type { Funnel } from "@/lib/features/operations/funnel-schemas";
import { answerDays } from "@/lib/features/project-applications/answer-due";
import { claims } from "@/lib/shared/brand";

/** What was promised and kept, and how the two sides find each other. */
export function FunnelFigures({ funnel }: { funnel: Funnel }) {
  const t = useTranslations("AdminFunnel");
  const format = useFormatter();
  const share = (part: number, whole: number) =>
    whole === 0 ? "–" : format.number(part / whole, { style: "percent", maximumFractionDigits: 0 });
  const { firstApplicant, matches, promises, recentWeeks } = funnel;
  const values = {
    hours: claims.postingReviewHours,
    days: claims.applicationReviewBusinessDays.max,
    answerDays: answerDays.end,
  };
  return (
    <>
      <section aria-labelledby="funnel-promises">
        <h2 id="funnel-promises" className="text-heading">
          {t("promises.title")}
        </h2>
        <p className="mt-1 max-w-reading text-muted-foreground">{t("promises.description")}</p>
        <ul className="mt-4 grid gap-4 md:grid-cols-3">
          {promises.map(({ kind, due, kept }) => (
            <Figure
              key={kind}
              title={t(`promises.${kind}`, values)}
              value={share(kept, due)}
              note={t("promises.kept", { kept, due })}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="funnel-finding">
        <h2 id="funnel-finding" className="text-heading">
          {t("finding.title")}
        </h2>
        <ul className="mt-4 grid gap-4 md:grid-cols-3">
          <Figure
            title={t("finding.firstApplicant")}
            value={
              firstApplicant.medianHours === null ? "–" : t("hours", { hours: firstApplicant.medianHours })
            }
            note={t("finding.withApplicant", {
              postings: firstApplicant.postings,
              withApplicant: firstApplicant.withApplicant,
            })}
          />
          <Figure
            title={t("finding.matches")}
            value={format.number(matches.told)}
            note={t("finding.opened", { opened: matches.opened, weeks: recentWeeks })}
          />
          <Figure
            title={t("finding.searches")}
            value={format.number(funnel.searchesWithoutHits)}
            note={
              <>
                {t("finding.recent", { weeks: recentWeeks })}{" "}
                <Link href="/admin/searches" prefetch={false} className={linkClasses}>
                  {t("finding.searchWords")}
                </Link>
              </>
            }
          />
        </ul>
      </section>
    </>
  );
}

function Figure({ title, value, note }: { title: string; value: string; note: ReactNode }) {
  return (
    <li>
      <Card className="h-full p-5 sm:p-6">
        <h3 className="font-medium">{title}</h3>
        <p className="tabular mt-3 font-semibold text-4xl">{value}</p>
        <p className="mt-1 text-muted-foreground">{note}</p>
      </Card>
    </li>
  );
}
