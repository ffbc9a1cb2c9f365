"use client";

import { useLocale, useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { newQuotePath, quotePath } from "@/lib/features/quotes/rules";
import type { NewestQuote } from "@/lib/features/quotes/schemas";
import { formatDate } from "@/lib/shared/format-dates";

/** Beside an own application: its newest quote and where that stands, or the way to write the first one. */
export function ApplicationQuote({
  applicationId,
  project,
  quote,
  canQuote,
  hasEnded,
}: {
  applicationId: number;
  project: string;
  quote: NewestQuote | null;
  /** Whether the application stands where it takes a quote. */
  canQuote: boolean;
  /** Whether the application takes no answer any more. */
  hasEnded: boolean;
}) {
  const t = useTranslations("Quotes.row");
  const locale = useLocale();
  if (!quote) {
    return canQuote ? (
      <Link
        href={newQuotePath(applicationId)}
        prefetch={false}
        className={buttonVariants({ variant: "secondary", size: "sm" })}
      >
        {t("write")}
        <span className="sr-only">: {project}</span>
      </Link>
    ) : null;
  }
  const { version, status } = quote;
  return (
    <Link
      href={quotePath(quote.id)}
      prefetch={false}
      className={buttonVariants({ variant: quote.isChangeWanted ? "secondary" : "ghost", size: "sm" })}
    >
      {quote.hasFallenThrough
        ? t("fallenThrough", { version })
        : hasEnded && status !== "accepted"
          ? t("superseded", { version })
          : quote.isChangeWanted && status === "sent"
            ? t("changeWanted", { version })
            : t(status, {
                version,
                until: formatDate(quote.validUntil, locale),
              })}
      <span className="sr-only">: {project}</span>
    </Link>
  );
}
