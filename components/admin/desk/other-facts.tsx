"use client";

import { useLocale, useTranslations } from "#texts";
import { linkClasses, MailLink, PhoneLink } from "@/components/admin/links";
import { Link } from "@/components/layout/link";
import { useNames } from "@/lib/client/names";
import { useFormatter } from "@/lib/client/use-formatter";
import type { ListedContract } from "@/lib/features/contracts/moderation-schemas";
import { contractPath } from "@/lib/features/contracts/rules";
import type { ReportSummary } from "@/lib/features/conversations/moderation-schemas";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { isWithoutReason } from "@/lib/features/postings/moderation-rules";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { Facts, type Languages, saidIn, Words } from "./facts";
import { placeOf } from "./places";

const inFull = { dateStyle: "medium", timeStyle: "short" } as const;

function useMoney() {
  const locale = useLocale();
  return (euros: number | null) =>
    euros === null ? null : formatEuros(toCents(euros), locale, { fractionDigits: 2 });
}

/** Everything that a posting says, with its customer. */
export function PostingFacts({ posting, languages }: { posting: AdminPosting; languages: Languages }) {
  const t = useTranslations("AdminDesk.facts");
  const person = useTranslations("Fields.person");
  const project = useTranslations("Fields.project");
  const work = useTranslations("Fields.work");
  const units = useTranslations("Units");
  const arrangements = useTranslations("Choices.arrangement");
  const levels = useTranslations("Choices.level");
  const urgencies = useTranslations("Choices.urgency");
  const categories = useTranslations("Choices.category");
  const details = useTranslations("AdminProjects.details");
  const reasons = useTranslations("ChangeRequests");
  const format = useFormatter();
  const names = useNames();
  const money = useMoney();
  const range = (low: number | null, high: number | null) =>
    [money(low), money(high)].filter(Boolean).join(" – ");
  return (
    <Facts
      facts={[
        [person("company"), posting.customerCompany],
        [person("name"), posting.customerName],
        [person("email"), <MailLink key="email" address={posting.customerEmail} />],
        [
          person("phone"),
          posting.customerPhone ? <PhoneLink key="phone" number={posting.customerPhone} /> : null,
        ],
        [
          project("budget"),
          posting.budgetType === "fixed"
            ? range(posting.fixedBudgetMin, posting.fixedBudgetMax)
            : units("rate", { rate: range(posting.hourlyRateMin, posting.hourlyRateMax) || "–" }),
        ],
        [
          work("duration"),
          posting.durationMonths === null ? null : units("months", { months: posting.durationMonths }),
        ],
        [
          work("hoursPerWeek"),
          posting.hoursPerWeek === null ? null : units("hoursAWeek", { hours: posting.hoursPerWeek }),
        ],
        [work("location"), names.place(posting.location)],
        [work("arrangement"), posting.workArrangement.map((each) => arrangements(each)).join(", ")],
        [details("labels.experience"), levels(posting.experienceRequired)],
        [project("start"), urgencies(posting.urgency)],
        [
          details("labels.startDate"),
          posting.startDate &&
            format.dateTime(new Date(`${posting.startDate}T00:00:00Z`), {
              dateStyle: "medium",
              timeZone: "UTC",
            }),
        ],
        [project("category"), categories(posting.projectCategory)],
        [project("industry"), posting.industry && names.industry(posting.industry)],
        [project("teamSize"), units("experts", { count: posting.teamSize })],
        [project("requiredSkills"), <Words key="skills" words={posting.requiredSkills.map(names.skill)} />],
        [project("description"), saidIn(posting.textLanguage, posting.description)],
        [project("deliverables"), saidIn(posting.textLanguage, posting.deliverables.join("\n"))],
        [t("applications"), format.number(posting.applicationCount)],
        [t("since"), format.dateTime(new Date(posting.submittedAt), inFull)],
        [
          details("labels.approved"),
          posting.approvedAt &&
            [format.dateTime(new Date(posting.approvedAt), inFull), posting.approvedBy]
              .filter(Boolean)
              .join(", "),
        ],
        [
          t("reason"),
          isWithoutReason(posting.rejectionReason)
            ? reasons("noReason")
            : saidIn(languages.rejectionReason, posting.rejectionReason),
        ],
      ]}
    />
  );
}

/** What a meeting is asked for, when, and by whom. */
export function BookingFacts({ booking, languages }: { booking: AdminMeetingBooking; languages: Languages }) {
  const t = useTranslations("AdminDesk.facts");
  const meetings = useTranslations("AdminMeetings.handOver");
  const person = useTranslations("Fields.person");
  const project = useTranslations("Fields.project");
  const units = useTranslations("Units");
  const format = useFormatter();
  const money = useMoney();
  return (
    <Facts
      facts={[
        [t("time"), format.dateTime(new Date(booking.startTime), inFull)],
        [t("length"), units("minutes", { minutes: booking.duration })],
        [meetings("consultant"), booking.consultant.name],
        [person("name"), booking.fullName],
        [person("company"), booking.company],
        [person("email"), <MailLink key="email" address={booking.email} />],
        [person("phone"), booking.phone ? <PhoneLink key="phone" number={booking.phone} /> : null],
        [t("about"), booking.expert ? `${booking.expert.name}, ${booking.expert.title}` : null],
        [project("description"), saidIn(booking.textLanguage, booking.projectDescription)],
        [t("estimate"), money(booking.estimatedTotalCost)],
        [t("meetingNotes"), saidIn(languages.representativeNotes, booking.representativeNotes)],
        [t("since"), format.dateTime(new Date(booking.submittedAt), inFull)],
      ]}
    />
  );
}

/** Why somebody reported a conversation. What was written is read on its own page, which the log keeps. */
export function ReportFacts({ report, languages }: { report: ReportSummary; languages: Languages }) {
  const t = useTranslations("AdminDesk.facts");
  const contracts = useTranslations("AdminContracts.columns");
  const reports = useTranslations("AdminReports.columns");
  const format = useFormatter();
  return (
    <Facts
      facts={[
        [t("reason"), saidIn(report.reasonLanguage, report.reason)],
        [
          reports("reporter"),
          report.reporterEmail ? <MailLink key="mail" address={report.reporterEmail} /> : null,
        ],
        [contracts("project"), report.projectTitle],
        [t("since"), format.dateTime(new Date(report.createdAt), inFull)],
        [t("answer"), saidIn(languages.answer, report.answer)],
        [
          t("conversation"),
          <Link key="read" href={placeOf("report", report.id)} prefetch={false} className={linkClasses}>
            {t("readConversation")}
          </Link>,
        ],
      ]}
    />
  );
}

/** Whose contract it is, and who has signed. */
export function ContractFacts({ contract }: { contract: ListedContract }) {
  const t = useTranslations("AdminDesk.facts");
  const contracts = useTranslations("AdminContracts.columns");
  const person = useTranslations("Fields.person");
  const format = useFormatter();
  const money = useMoney();
  return (
    <Facts
      facts={[
        [t("reference"), contract.reference],
        [contracts("project"), contract.projectTitle],
        [person("company"), contract.customerCompany],
        [contracts("expert"), contract.expertName],
        [contracts("value"), money(contract.totalAmount)],
        [t("signatures"), format.number(contract.signedBy.length)],
        [t("since"), format.dateTime(new Date(contract.createdAt), inFull)],
        [
          t("paper"),
          <Link key="paper" href={contractPath(contract.id)} prefetch={false} className={linkClasses}>
            {t("openContract")}
          </Link>,
        ],
      ]}
    />
  );
}
