import { CalendarClock, StickyNote } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import { useFormatter } from "@/lib/client/use-formatter";
import type { Applicant } from "@/lib/features/project-applications/company-schemas";
import { formatRate } from "@/lib/shared/format-money";

const soonMs = 5 * 24 * 3_600_000;

/** By when the company owes an answer; nothing once it is given. */
export function AnswerDue({ answerDueAt }: Pick<Applicant, "answerDueAt">) {
  const t = useTranslations("Applicants.card");
  const format = useFormatter();
  if (answerDueAt === null) return null;
  const due = new Date(answerDueAt);
  const left = due.getTime() - Date.now();
  return (
    <Badge variant={left < 0 ? "destructive" : left < soonMs ? "warning" : "outline"}>
      <CalendarClock aria-hidden />
      {left < 0 ? t("overdue") : t("due", { date: format.dateTime(due, { day: "numeric", month: "short" }) })}
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
        <Badge>{t("perHour", { rate: formatRate(proposedRate, locale) })}</Badge>
      )}
      {estimatedStartDate ? (
        <Badge className="min-w-0">
          <span className="truncate">{t("start", { start: estimatedStartDate })}</span>
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
