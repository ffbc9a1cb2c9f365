import "server-only";
import { ownPlaceAction } from "@/lib/features/accounts/server/own-place";
import { correctionLinkDays } from "@/lib/features/change-requests/rules";
import type { ApprovedExpert } from "@/lib/features/experts/server/add-approved-expert";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { brand, claims } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { correctionPagePath } from "../rules";

/** Tells an applicant that they are an expert now (decisions F), and how the profile becomes theirs to manage. */
export const applicationApprovedMail = inAnyLanguage(
  (to: string, expert: ApprovedExpert, locale: Locale): Mail => {
    const t = translator("ApplicationReviewMails", locale);
    const address = env().APP_URL;
    const profile = { path: "/profile", label: t("approved.openProfile") };
    return {
      kind: "expert_application_approved",
      to,
      subject: t("approved.subject", { brand: brand.name }),
      ...renderMail({
        locale,
        heading: t("approved.heading", { brand: brand.name }),
        paragraphs: [
          t("approved.intro"),
          expert.isPublic ? t("approved.published") : t("approved.hidden", { support: brand.supportEmail }),
          expert.hasAccount ? t("approved.signIn") : t("approved.register"),
        ],
        ...(expert.isPublic ? { details: [[t("approved.profile"), `${address}/expert/${expert.id}`]] } : {}),
        action: ownPlaceAction(profile, expert.hasAccount, locale),
        footer: t("approved.ignore", { support: brand.supportEmail }),
      }),
    };
  },
);

/**
 * Tells an applicant that the answer is no (decisions F).
 * @param notes what the reviewer wrote to the applicant, if anything
 */
export const applicationRejectedMail = inAnyLanguage(
  (to: string, notes: string | null, locale: Locale): Mail => {
    const t = translator("ApplicationReviewMails", locale);
    const links = translator("Links", locale);
    return {
      kind: "expert_application_rejected",
      to,
      subject: t("rejected.subject", { brand: brand.name }),
      ...renderMail({
        locale,
        heading: t("rejected.heading"),
        paragraphs: [
          t("rejected.intro", { brand: brand.name }),
          t("rejected.again", { support: brand.supportEmail }),
          t("rejected.projects"),
        ],
        ...(notes ? { details: [[t("rejected.notes"), notes]] } : {}),
        action: { label: links("browseProjects"), url: `${env().APP_URL}/projects` },
        footer: t("rejected.ignore", { support: brand.supportEmail }),
      }),
    };
  },
);

/**
 * Asks an applicant to correct an application and send it again.
 * @param message what to correct, as the reviewer wrote it
 */
export const applicationChangesMail = inAnyLanguage(
  (to: string, message: string, token: string, locale: Locale): Mail => {
    const t = translator("ApplicationReviewMails", locale);
    const changes = translator("ChangeRequests", locale);
    return {
      kind: "expert_application_changes",
      to,
      replyTo: brand.supportEmail,
      subject: t("changes.subject", { brand: brand.name }),
      ...renderMail({
        locale,
        heading: t("changes.heading"),
        paragraphs: [
          t("changes.intro"),
          t("changes.same", claims.applicationReviewBusinessDays),
          t("changes.link", { days: correctionLinkDays }),
        ],
        details: [[changes("message"), message]],
        action: { label: t("changes.action"), url: `${env().APP_URL}${correctionPagePath(token)}` },
        footer: t("rejected.ignore", { support: brand.supportEmail }),
      }),
    };
  },
);
