import { getLocale, getTranslations } from "next-intl/server";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { BookedMeeting, Newest } from "@/lib/features/dashboard/figures";
import type { MeetingStatus } from "@/lib/features/meetings/states";
import { formatUnit } from "@/lib/shared/format-numbers";
import { dashboardDates } from "./dates";
import { NewestList } from "./newest-list";

/** The colours of 001 §2. */
const badges: Record<MeetingStatus, BadgeProps["variant"]> = {
  pending: "warning",
  confirmed: "success",
  completed: "info",
  cancelled: "destructive",
};

/** When companies talk about the expert, and about which work; not who they are (decisions A8, D1). */
export async function BookedMeetings({ meetings }: { meetings: Newest<BookedMeeting> }) {
  const [t, locale] = await Promise.all([getTranslations("Dashboard.meetings"), getLocale()]);
  const projectTypes = await getTranslations("Choices.projectType");
  const statuses = await getTranslations("Choices.meeting");
  const dates = dashboardDates(locale);
  return (
    <NewestList
      title={t("title")}
      note={t("note")}
      list={meetings}
      empty={<p className="max-w-reading text-muted-foreground">{t("none")}</p>}
      row={({ startAt, endAt, duration, status, projectType, projectDurationMonths }) => (
        <>
          <div className="min-w-0 flex-1">
            <p className="font-medium">{dates.weekday(startAt)}</p>
            <p className="text-sm">
              {t("time", { start: dates.time(startAt), end: dates.time(endAt) })}{" "}
              <span className="text-muted-foreground">({formatUnit(duration, "minute", locale)})</span>
            </p>
            <p className="text-muted-foreground text-sm">
              {[
                projectType ? projectTypes(projectType) : t("noEstimate"),
                projectDurationMonths ? formatUnit(projectDurationMonths, "month", locale) : null,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <Badge variant={badges[status]}>{statuses(status)}</Badge>
        </>
      )}
    />
  );
}
