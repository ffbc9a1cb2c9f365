import "server-only";
import { ownPlaceUrl } from "@/lib/features/accounts/server/own-place";
import { budgetOf } from "@/lib/features/postings/card";
import type { PublicProject } from "@/lib/features/postings/schemas";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { unsubscribeUrlIn } from "@/lib/server/mail/unsubscribe-link";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { matchPath } from "@/lib/shared/match-link";
import { formatEuros, toCents } from "@/lib/shared/money";
import { namesIn } from "@/lib/shared/name-table";
import type { MatchReader } from "./notify-repository";
import { unsubscribePath } from "./unsubscribe";

/**
 * Tells an expert of a new project that fits, and how to get no more of these mails.
 * @param score whole percent
 * @param hasAccount whether there is one to change the profile with
 */
export const matchMail = inAnyLanguage(
  (
    project: PublicProject,
    reader: Omit<MatchReader, "userId">,
    score: number,
    hasAccount: boolean,
    locale: Locale,
  ): Mail => {
    const t = translator("ProjectReviewMails", locale);
    const unsubscribeUrl = unsubscribeUrlIn(locale, unsubscribePath(reader.id));
    return {
      kind: "project_match",
      to: reader.email,
      subject: t("match.subject", { project: project.title }),
      ...renderMail({
        locale,
        heading: t("match.heading"),
        paragraphs: [t("match.intro", { project: project.title, brand: brand.name }), t("match.next")],
        details: [
          [translator("MatchScore", locale)("label"), t("match.score", { score })],
          ...projectFacts(project, locale),
        ],
        action: { label: t("match.action"), url: `${env().APP_URL}${matchPath(project.id)}` },
        footer: t(score >= reader.minMatchingScore ? "match.turnOff" : "match.turnOffBest", {
          score: reader.minMatchingScore,
          brand: brand.name,
          profileUrl: ownPlaceUrl("/profile", hasAccount, locale),
          unsubscribeUrl,
        }),
      }),
      unsubscribeUrl,
    };
  },
);

/** Tells the poster how many experts were told of their project. @param count of mails, which may be 0 */
export const toldMail = inAnyLanguage(
  (
    { id, title, customerEmail }: { id: number; title: string; customerEmail: string },
    count: number,
    locale: Locale,
  ): Mail => {
    const t = translator("ProjectReviewMails", locale);
    const url = env().APP_URL;
    return {
      kind: "project_told",
      to: customerEmail,
      subject: t("told.subject", { count, project: title }),
      ...renderMail({
        locale,
        heading: t("told.heading", { count }),
        paragraphs: [t("told.intro", { count, project: title }), t(count > 0 ? "told.next" : "told.nobody")],
        action: {
          label: t("told.action"),
          url: `${url}/recommendations?role=company&mode=existing-project&project=${id}`,
        },
        footer: t("support", { support: brand.supportEmail }),
      }),
    };
  },
);

/** What a mail tells of a public project: for whom, which skills, and what it takes and pays. */
export function projectFacts(project: PublicProject, locale: Locale): [label: string, value: string][] {
  const t = translator("ProjectReviewMails", locale);
  const fields = translator("Fields", locale);
  const units = translator("Units", locale);
  const names = namesIn(locale);
  const budget = budgetOf(project);
  const euros = (amount: number) => formatEuros(toCents(amount), locale);
  const rows: [string, string | null][] = [
    [fields("person.company"), project.customerCompany],
    [fields("project.requiredSkills"), project.requiredSkills.map(names.skill).join(", ")],
    [
      fields("project.budget"),
      budget && t(`match.budget.${budget.type}`, { min: euros(budget.min), max: euros(budget.max) }),
    ],
    [
      fields("work.duration"),
      project.durationMonths === null ? null : units("months", { months: project.durationMonths }),
    ],
    [fields("work.location"), names.place(project.location)],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
