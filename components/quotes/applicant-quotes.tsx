"use client";

import { useEffect, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { quotesOfApplicant } from "@/lib/features/quotes/client";
import { quotePath } from "@/lib/features/quotes/rules";
import type { Quote } from "@/lib/features/quotes/schemas";
import { formatDate } from "@/lib/shared/format-dates";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { StatusBadge } from "./status-badge";

/** What an applicant has sent as quotes; nothing where there are none. */
export function ApplicantQuotes({ applicationId }: { applicationId: number }) {
  const t = useTranslations("Quotes.panel");
  const list = useTranslations("Quotes.list");
  const versions = useTranslations("Quotes.versions");
  const locale = useLocale();
  const [quotes, setQuotes] = useState<Quote[] | "failed">([]);
  useEffect(() => {
    let isWanted = true;
    quotesOfApplicant(applicationId).then(
      (found) => isWanted && setQuotes(found),
      () => isWanted && setQuotes("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [applicationId]);
  if (quotes === "failed") return <p className="text-destructive">{t("failed")}</p>;
  if (quotes.length === 0) return null;
  return (
    <section className="space-y-2 rounded-lg border border-border p-4">
      <h3 className="text-subheading">{list("title")}</h3>
      <ul className="divide-y divide-border">
        {quotes.map(({ id, version, status, hasFallenThrough, ending, validUntil, pricing }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
            <Link
              href={quotePath(id)}
              className="font-semibold text-primary underline-offset-4 hover:underline"
            >
              {versions("version", { version })}
            </Link>
            <span className="tabular">
              {formatEuros(toCents(pricing.totalCost), locale, { fractionDigits: 2 })}
            </span>
            <StatusBadge status={status} hasFallenThrough={hasFallenThrough} ending={ending} />
            {status === "sent" && !ending ? (
              <span className="text-muted-foreground text-sm">
                {list("validUntil", { until: formatDate(validUntil, locale) })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
