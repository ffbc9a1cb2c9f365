import { useLocale, useTranslations } from "#texts";
import { useWeekdayName } from "@/components/meetings/consultants/use-weekday-name";
import { useFormatter } from "@/lib/client/use-formatter";
import { listedStatus } from "@/lib/features/contracts/states";
import { shownAs } from "@/lib/features/experts/moderation-filters";
import type { AuditEntry } from "@/lib/features/operations/audit-schemas";
import { formatDate } from "@/lib/shared/format-dates";
import { languageName } from "@/lib/shared/language-name";

/** What an entry is about: a list by its name, everything else by its kind. */
type About = Partial<Pick<AuditEntry, "entity" | "entityId">>;

/** A table of the catalogue, asked by a code. */
type Words = { (code: never): string; has(code: never): boolean };

/** Days as consultants' absences are kept: "2027-04-05–2027-04-09, 2027-06-01–2027-06-04". */
const days = /^\d{4}-\d{2}-\d{2}(?:[–, ]+\d{4}-\d{2}-\d{2})*$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/**
 * How values of the audit log are said: what is stored as a code in the words that the screens have for it, in the
 * reader's language. A value of an earlier or later version that has none stays as it is stored.
 * @param label how a field is called, for the order of an exported list
 */
export function useAuditWords({ entity = "", entityId = "" }: About, label: (field: string) => string) {
  const t = useTranslations("AdminAudit");
  const format = useFormatter();
  const locale = useLocale();
  const weekday = useWeekdayName("short");
  const review = useTranslations("Choices.review");
  const meeting = useTranslations("Choices.meeting");
  const contract = useTranslations("Choices.contract");
  const invitation = useTranslations("Choices.invitation");
  const mail = useTranslations("AdminOutbox.status");
  const expert = useTranslations("AdminExperts.status");
  const words: Record<string, Words> = {
    approvalStatus: review,
    workArrangement: useTranslations("Choices.arrangement"),
    availability: useTranslations("Choices.availabilityInFull"),
    experienceRequired: useTranslations("Choices.level"),
    urgency: useTranslations("Choices.urgency"),
    projectCategory: useTranslations("Choices.category"),
    projectType: useTranslations("Choices.projectType"),
    lifecycle: useTranslations("Choices.opening"),
    level: useTranslations("Choices.languageLevel"),
    role: useTranslations("AdminPeople.roles"),
    verifiedBy: useTranslations("AdminCompanies.marks"),
    kind: useTranslations("AdminOutbox.kinds"),
    period: useTranslations("AdminMeetings.period"),
    seen: useTranslations("AdminExperts.filters.seenIn"),
    links: useTranslations("AdminExperts.filters.linksAre"),
    due: useTranslations("AdminExperts.filters"),
    action: useTranslations("AdminAudit.actions"),
    entity: useTranslations("AdminAudit.entities"),
  };
  const statuses: Record<string, Words> = {
    expert_application: review,
    project: review,
    meeting_booking: meeting,
    contract,
    invitation,
    mail_message: mail,
    "expert-applications": review,
    "project-postings": review,
    "meeting-bookings": meeting,
    contracts: contract,
  };

  const named = (field: string, code: string): string | null => {
    if (field === "code") return languageName(code, locale);
    if (field === "status" && entityId === "experts" && code in shownAs)
      return expert(shownAs[code as keyof typeof shownAs]);
    const table = field === "status" ? statuses[entity === "list" ? entityId : entity] : words[field];
    const key = (table === contract ? listedStatus(code) : code) as never;
    return table?.has(key) ? table(key) : null;
  };
  const shown = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === "") return t("values.none");
    if (typeof value === "boolean") return t(value ? "values.yes" : "values.no");
    if (typeof value === "number") return format.number(value);
    if (Array.isArray(value))
      return value.length === 0 ? t("values.none") : value.map((each) => shown(field, each)).join(", ");
    if (typeof value === "object") {
      // The parts of a record have no names of their own here; what is kept by name (levels by skill) needs them.
      const parts = Object.entries(value).filter(([, each]) => each !== null && each !== "");
      const isByName = field === "skillMastery";
      return parts.map(([part, each]) => (isByName ? `${part}: ` : "") + shown(part, each)).join(", ");
    }
    const text = String(value);
    if (instant.test(text))
      return format.dateTime(new Date(text), { dateStyle: "medium", timeStyle: "short" });
    if (days.test(text)) return text.replace(/[\d-]{10}/g, (day) => formatDate(day, locale, "medium"));
    // Kept as "1: 09:00–16:00, 5: 09:00–12:00", Monday 1.
    if (field === "workingHours")
      return text.replace(/\b([1-7]):(?= )/g, (_, day: string) => weekday(Number(day)));
    if (field === "sort") {
      const by = label(text.replace("-", ""));
      return t(text.startsWith("-") ? "values.downwards" : "values.upwards", { by });
    }
    return named(field, text) ?? text;
  };
  return shown;
}
