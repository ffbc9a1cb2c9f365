import { CalendarDays, Heart } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Card, CardContent } from "@/components/ui/card";
import type { ExpertDashboard } from "@/lib/features/dashboard/figures";
import { profileStatus } from "@/lib/features/experts/own-profile";
import { dashboardDates } from "./dates";
import { FigureTitle } from "./figure-title";
import { ViewCard } from "./view-figures";

/** What has happened since the last visit, in numbers. */
export async function Figures({ dashboard }: { dashboard: ExpertDashboard }) {
  const [t, locale] = await Promise.all([getTranslations("Dashboard"), getLocale()]);
  const dates = dashboardDates(locale);
  const { views, favoriteCount: count, expert } = dashboard;
  const [next] = dashboard.upcoming;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        {t("figures")}
      </h2>
      <div className="grid gap-6 sm:grid-cols-2">
        <ViewCard views={views} isPublished={profileStatus(expert) === "published"} />
        <Card>
          <CardContent>
            <FigureTitle icon={<Heart />}>{t("favorites.title")}</FigureTitle>
            <p className="mt-3">
              <span className="tabular block text-title leading-tight">{count.toLocaleString(locale)}</span>{" "}
              <span className="block text-muted-foreground text-sm">{t("favorites.text", { count })}</span>
            </p>
          </CardContent>
        </Card>
        <Card>
          <CardContent>
            <FigureTitle icon={<CalendarDays />}>{t("nextMeeting.title")}</FigureTitle>
            <p className="mt-3">
              <span className="block font-semibold text-lg">
                {next ? dates.weekday(next.startAt) : t("nextMeeting.none")}
              </span>{" "}
              <span className="block text-muted-foreground text-sm">
                {next
                  ? t("meetings.time", { start: dates.time(next.startAt), end: dates.time(next.endAt) })
                  : t("nextMeeting.noneText")}
              </span>
            </p>
          </CardContent>
        </Card>
      </div>
    </section>
  );
}
