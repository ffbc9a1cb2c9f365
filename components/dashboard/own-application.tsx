import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent } from "@/components/ui/card";
import type { OwnApplication } from "@/lib/features/dashboard/figures";
import { brand, claims } from "@/lib/shared/brand";
import { langOf } from "@/lib/shared/locales";
import { textLanguage } from "@/lib/shared/text-language";
import { dashboardDates } from "./dates";

const badges: Record<OwnApplication["status"], BadgeProps["variant"]> = {
  pending: "info",
  changes_requested: "warning",
  approved: "success",
  rejected: "destructive",
};

/** Where one's own application to join the network stands. */
export async function OwnApplicationCard({ application }: { application: OwnApplication }) {
  const [t, locale] = await Promise.all([getTranslations("Dashboard.ownApplication"), getLocale()]);
  const dashboard = await getTranslations("Dashboard.list");
  const dates = dashboardDates(locale);
  const { status, sentAt, reviewedAt, changes } = application;
  const requests = await getTranslations("ChangeRequests");
  return (
    <Card>
      <CardContent>
        <h2 className="text-heading">{t("title")}</h2>
        <p className="mt-3">
          <Badge variant={badges[status]}>{t(`status.${status}`)}</Badge>
        </p>
        <p className="mt-2 text-muted-foreground text-sm">
          {dashboard("sent", { date: dates.date(sentAt) })}
          {reviewedAt && !changes ? ` · ${t("reviewed", { date: dates.date(reviewedAt) })}` : null}
        </p>
        {status === "pending" ? (
          <p className="mt-2 max-w-reading text-sm">{t("waiting", claims.applicationReviewBusinessDays)}</p>
        ) : null}
        {changes ? (
          <div className="mt-3 max-w-reading space-y-3 text-sm">
            <p>{t("changes")}</p>
            <p className="wrap-anywhere whitespace-pre-line border-warning border-l-4 bg-warning-surface px-4 py-3">
              <span className="font-medium">{requests("message")}:</span>{" "}
              <span lang={langOf(textLanguage(changes.message), locale)}>{changes.message}</span>
            </p>
            {changes.path ? (
              <Link href={changes.path} prefetch={false} className={buttonVariants({ variant: "accent" })}>
                {t("correct")}
              </Link>
            ) : (
              <p>{t("linkOver", { support: brand.supportEmail })}</p>
            )}
          </div>
        ) : null}
      </CardContent>
    </Card>
  );
}
