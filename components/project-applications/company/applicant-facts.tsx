import { CalendarClock, StickyNote } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import type { Applicant } from "@/lib/features/project-applications/company-schemas";
import { formatShortDay, formatTypedDay } from "@/lib/shared/format-dates";
import { exactEuros } from "@/lib/shared/format-money";

const soonMs = 5 * 24 * 3_600_000;

/** By when the company owes an answer; nothing once it is given. Below a heading that says so, the day alone. */
export function AnswerDue({
  answerDueAt,
  isHeaded = false,
}: Pick<Applicant, "answerDueAt"> & { isHeaded?: boolean }) {
  const t = useTranslations("Applicants.card");
  const locale = useLocale();
  if (answerDueAt === null) return null;
  const due = new Date(answerDueAt);
  const left = due.getTime() - Date.now();
  const date = formatShortDay(due, locale);
  return (
    <Badge variant={left < 0 ? "destructive" : left < soonMs ? "warning" : "outline"}>
      <CalendarClock aria-hidden />
      {left < 0 ? t("overdue") : isHeaded ? date : t("due", { date })}
    </Badge>
  );
}

/** What is compared at a glance: match, rate, start, the answer that is owed, and that there is a note. */
export function ApplicantFacts({ applicant }: { applicant: Applicant }) {
  const t = useTranslations("Applicants.card");
  const locale = useLocale();
  const { match, proposedRate, estimatedStartDate, note } = applicant;
  return (
    <p className="flex flex-wrap gap-1.5">
      {match ? <Badge variant="primary">{t("match", { score: match.matchScore })}</Badge> : null}
      {proposedRate === null ? null : (
        <Badge>{t("perHour", { rate: exactEuros(proposedRate, locale) })}</Badge>
      )}
      {estimatedStartDate ? (
        <Badge className="min-w-0">
          <span className="truncate">
            {t("start", { start: formatTypedDay(estimatedStartDate, locale) })}
          </span>
        </Badge>
      ) : null}
      {note ? (
        <Badge variant="info">
          <StickyNote aria-hidden />
          {t("note")}
        </Badge>
      ) : null}
      <AnswerDue answerDueAt={applicant.answerDueAt} />
    </p>
  );
}
