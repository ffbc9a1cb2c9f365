"use client";

import { ArrowRight } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import type { AuditEntry } from "@/lib/features/operations/audit-schemas";
import { langOf } from "@/lib/shared/locales";
import { useAuditWords } from "./audit-words";

/** What an export of this log may have been asked for, in the words of its filters. */
const filters: ReadonlySet<string> = new Set(["action", "entity", "from", "to"]);

/** Fields that forms call by another name. */
const otherNames: Readonly<Record<string, string>> = {
  workArrangement: "arrangement",
  weeklyAvailabilityHours: "hoursPerWeek",
  experienceRequired: "experience",
  customerCompany: "company",
  urgency: "start",
  budgetType: "budget",
  projectCategory: "category",
};

/** What a change changed, field by field: before → after, and why. */
export function AuditChanges({
  entry,
}: {
  entry: Pick<AuditEntry, "action" | "before" | "after" | "reason"> &
    Partial<Pick<AuditEntry, "entity" | "entityId" | "reasonLanguage">>;
}) {
  const t = useTranslations("AdminAudit");
  const locale = useLocale();
  const consultants = useTranslations("AdminConsultants");
  const person = useTranslations("Fields.person");
  const fields = [
    person,
    useTranslations("Fields.work"),
    useTranslations("Fields.project"),
    useTranslations("AdminProjects.details.labels"),
  ] as (typeof person)[];
  const { before, after, reason, reasonLanguage } = entry;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];

  // Every field of any record may stand here, so a name without words of its own is read out as it is written.
  const label = (name: string) => {
    // Of everybody else it says who can be seen.
    if (name === "isActive" && entry.entity === "consultant") return consultants("active");
    const key = `fields.${name}` as "fields.status";
    if (t.has(key)) return t(key);
    if (filters.has(name)) return t(name as "action");
    const field = (otherNames[name] ?? name) as "title";
    const named = fields.find((each) => each.has(field));
    if (named) return named(field);
    const words = name.replace(/([A-Z])/g, " $1").toLowerCase();
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
  const shown = useAuditWords(entry, label);

  // Nothing changed by looking.
  if (entry.action === "view") return null;
  if (names.length === 0 && !reason) return <p className="text-muted-foreground">{t("noChanges")}</p>;
  return (
    <div className="space-y-2">
      {names.length > 0 ? (
        <dl className="space-y-1">
          {names.map((name) => (
            <div key={name} className="flex flex-wrap items-baseline gap-x-2">
              <dt className="text-muted-foreground">{label(name)}</dt>
              <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 whitespace-pre-line wrap-anywhere">
                {before ? (
                  <span className={after ? "line-through" : undefined}>{shown(name, before[name])}</span>
                ) : null}
                {before && after ? (
                  <ArrowRight
                    role="img"
                    aria-label={t("values.became")}
                    className="size-4 shrink-0 self-center"
                  />
                ) : null}
                {after ? <span className="font-medium">{shown(name, after[name])}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {reason ? (
        <p className="border-border border-l-2 pl-3 wrap-anywhere">
          <span className="text-muted-foreground">{t("reason")}</span>{" "}
          <span lang={langOf(reasonLanguage, locale)}>{reason}</span>
        </p>
      ) : null}
    </div>
  );
}
