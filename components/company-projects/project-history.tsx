import { getLocale, getTranslations } from "next-intl/server";
import type { OwnProjectDetails } from "@/lib/features/company-projects/schemas";
import { isWithoutReason } from "@/lib/features/postings/moderation-rules";
import { formatMoment } from "@/lib/shared/format-dates";

/** When a posting was sent for review and what was decided, the newest first, in Finnish time. */
export async function ProjectHistory({ project }: { project: OwnProjectDetails }) {
  const [t, reasons, locale] = await Promise.all([
    getTranslations("CompanyProject.history"),
    getTranslations("ChangeRequests"),
    getLocale(),
  ]);
  const told = ({ decision, reason }: OwnProjectDetails["history"][number]) => {
    if (decision === "approved") return t("approved");
    return isWithoutReason(reason) ? reasons("noReason") : t(decision, { reason: reason ?? "" });
  };
  const decided = project.history.flatMap((review) => [
    { at: review.decidedAt, text: told(review) },
    { at: review.submittedAt, text: t("sent") },
  ]);
  const isWaiting = project.approvalStatus === "pending";
  const events = isWaiting ? [{ at: project.submittedAt, text: t("sent") }, ...decided] : decided;
  // What was reopened by hand was sent once and decided twice.
  const shown = events.filter(
    ({ at, text }, index) => events.findIndex((each) => each.at === at && each.text === text) === index,
  );
  return (
    <ol className="space-y-3">
      {shown.map(({ at, text }) => (
        <li key={`${at} ${text}`} className="border-border border-l-2 pl-4">
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          <p className="text-muted-foreground text-sm">
            <time dateTime={at}>{formatMoment(new Date(at), locale)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
