import "server-only";
import { invitationDays } from "@/lib/features/accounts/invitation-links";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { type TeamChange, teamInvitationMailKind } from "../rules";
import type { MarkChange } from "../verification";

/** Asks a colleague to join; an answer goes to whoever asked. */
export const teamInvitationMail = inAnyLanguage(
  (
    to: string,
    company: { name: string; verifiedDomain: string | null },
    inviter: { name: string; email: string },
    token: string,
    locale: Locale,
  ): Mail => {
    const t = translator("TeamMails", locale);
    const values = { company: company.name, inviter: inviter.name, email: inviter.email, brand: brand.name };
    return {
      kind: teamInvitationMailKind,
      to,
      replyTo: inviter.email,
      subject: t("invitation.subject", values),
      ...renderMail({
        locale,
        heading: t("invitation.subject", values),
        paragraphs: [
          t("invitation.intro", values),
          ...(company.verifiedDomain ? [t("invitation.verified", { domain: company.verifiedDomain })] : []),
          t("invitation.how", { to, days: invitationDays }),
        ],
        action: { label: t("invitation.action"), url: `${env().APP_URL}/company/team/join?token=${token}` },
        footer: t("invitation.ignore"),
      }),
    };
  },
);

/** Tells somebody what has become of them in a team; `by` is null when nobody has done it. */
export const teamChangeMail = inAnyLanguage(
  (
    to: string,
    change: TeamChange,
    { company, by }: { company: string; by: string | null },
    locale: Locale,
  ): Mail => {
    const t = translator("TeamMails", locale);
    const subject = t(`${change}.subject`, { company });
    const intro =
      change === "owner" && by === null
        ? t("owner.inherited", { company, brand: brand.name })
        : t(`${change}.intro`, { company, by: by ?? "", brand: brand.name });
    return {
      kind: `team_${change}`,
      to,
      subject,
      ...renderMail({
        locale,
        heading: subject,
        paragraphs: [intro, t(`${change}.what`), ...(change === "removed" ? [t("removed.kept")] : [])],
        ...(change === "removed"
          ? {}
          : { action: { label: t("see"), url: `${env().APP_URL}/company/team` } }),
      }),
    };
  },
);

/** Tells an owner what an administrator has done with the company's mark. */
export const companyMarkMail = inAnyLanguage(
  (to: string, change: MarkChange, company: string, locale: Locale): Mail => {
    const t = translator("TeamMails", locale);
    const values = { company, brand: brand.name, support: brand.supportEmail };
    const heading = t(`mark.${change}.subject`, values);
    return {
      ...{ kind: "company_mark", to, subject: heading },
      ...renderMail({
        ...{ locale, heading },
        paragraphs: [t(`mark.${change}.intro`, values), t("mark.questions", values)],
        action: { label: t("see"), url: `${env().APP_URL}/company/team` },
      }),
    };
  },
);
