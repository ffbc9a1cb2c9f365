import { getLocale, getTranslations } from "next-intl/server";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Card, CardContent } from "@/components/ui/card";
import type { OwnApplication } from "@/lib/features/dashboard/figures";
import { claims } from "@/lib/shared/brand";
import { dashboardDates } from "./dates";

const badges: Record<OwnApplication["status"], BadgeProps["variant"]> = {
  pending: "info",
  approved: "success",
  rejected: "destructive",
};

/** Where one's own application to join the network stands. */
export async function OwnApplicationCard({ application }: { application: OwnApplication }) {
  const [t, locale] = await Promise.all([getTranslations("Dashboard.ownApplication"), getLocale()]);
  const dashboard = await getTranslations("Dashboard.list");
  const dates = dashboardDates(locale);
  const { status, sentAt, reviewedAt } = application;
  return (
    <Card>
      <CardContent>
        <h2 className="text-heading">{t("title")}</h2>
        <p className="mt-3">
          <Badge variant={badges[status]}>{t(`status.${status}`)}</Badge>
        </p>
        <p className="mt-2 text-muted-foreground text-sm">
          {dashboard("sent", { date: dates.date(sentAt) })}
          {reviewedAt ? ` · ${t("reviewed", { date: dates.date(reviewedAt) })}` : null}
        </p>
        {status === "pending" ? (
          <p className="mt-2 max-w-reading text-sm">{t("waiting", claims.applicationReviewBusinessDays)}</p>
        ) : null}
      </CardContent>
    </Card>
  );
}
