import "server-only";
import { ownPlaceAction } from "@/lib/features/accounts/server/own-place";
import { projectFacts } from "@/lib/features/matching/server/match-mail";
import { unsubscribePath } from "@/lib/features/matching/server/unsubscribe";
import { ownPostingPath } from "@/lib/features/postings/rules";
import type { PublicProject } from "@/lib/features/postings/schemas";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { unsubscribeUrlIn } from "@/lib/server/mail/unsubscribe-link";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { withoutContact } from "./hidden-contact";
import type { Invitee } from "./repository";

/** Invites an expert to a project, in the company's words; who has no account is told how to answer. */
export const invitationMail = inAnyLanguage(
  ({ id, email, userId }: Invitee, project: PublicProject, message: string, locale: Locale): Mail => {
    const t = translator("InvitationMails", locale);
    const url = env().APP_URL;
    const values = { project: project.title, company: project.customerCompany ?? "none", brand: brand.name };
    const unsubscribeUrl = unsubscribeUrlIn(locale, unsubscribePath(id));
    const dashboard = { path: "/expert-dashboard", label: t("received.action") };
    return {
      kind: "invitation_received",
      to: email,
      subject: t("received.subject", values),
      ...renderMail({
        locale,
        heading: t("received.heading", values),
        paragraphs: [
          t("received.intro", values),
          t("received.answer"),
          ...(userId === null ? [t("received.noAccount", { email })] : []),
        ],
        details: [
          [t("received.message"), withoutContact(message, locale)],
          ...projectFacts(project, locale),
          [t("received.project"), `${url}/projects/${project.id}`],
        ],
        action: ownPlaceAction(dashboard, userId !== null, locale),
        footer: userId === null ? t("received.turnOff", { brand: brand.name, unsubscribeUrl }) : "",
      }),
      ...(userId === null ? { unsubscribeUrl } : {}),
    };
  },
);

/** Tells a company what an invited expert has answered. */
export const answerMail = inAnyLanguage(
  (
    to: string,
    posting: { id: number; title: string },
    { name, status, reason }: { name: string; status: "accepted" | "declined"; reason: string | null },
    locale: Locale,
  ): Mail => {
    const t = translator("InvitationMails", locale);
    const values = { project: posting.title, name };
    return {
      kind: "invitation_answered",
      to,
      subject: t(`${status}.subject`, values),
      ...renderMail({
        locale,
        heading: t(`${status}.heading`, values),
        paragraphs: [t(`${status}.intro`, values), t(`${status}.next`)],
        details: reason ? [[t("declined.reason"), reason]] : [],
        action: { label: t("applicants"), url: `${env().APP_URL}${ownPostingPath(posting.id)}` },
      }),
    };
  },
);

/** Tells a party that an administrator has taken an invitation back, and why. */
export const withdrawnMail = inAnyLanguage(
  (
    side: "company" | "expert",
    to: string,
    values: { project: string; expert: string },
    reason: string,
    locale: Locale,
  ): Mail => {
    const t = translator("InvitationMails", locale);
    const about = { ...values, brand: brand.name };
    return {
      kind: "invitation_withdrawn",
      to,
      subject: t("withdrawn.subject", about),
      ...renderMail({
        locale,
        heading: t("withdrawn.heading"),
        paragraphs: [t(`withdrawn.${side}`, about), t(`withdrawn.${side}Next`)],
        details: [[t("withdrawn.reason"), reason]],
      }),
    };
  },
);
