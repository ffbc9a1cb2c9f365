import "server-only";
import { adminLink } from "@/lib/features/accounts/server/admin-link";
import { noAccountYet, ownPlaceAction } from "@/lib/features/accounts/server/own-place";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { brand, claims } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import type { FullExpert } from "../schemas";

/**
 * Tells an expert how the review of their profile ended (decisions F), and what to do next.
 * @param reason why it was not approved, as the reviewer wrote it
 * @param hasOwner whether there is an account to change it with
 */
export const reviewMail = inAnyLanguage(
  (expert: FullExpert, reason: string | null, hasOwner: boolean, locale: Locale): Mail => {
    return expert.approvalStatus === "approved"
      ? approvedMail(expert, hasOwner, locale)
      : rejectedMail(expert, reason, hasOwner, locale);
  },
);

function approvedMail({ id, email, ...expert }: FullExpert, hasOwner: boolean, locale: Locale): Mail {
  const isFound = expert.isActive && !expert.isHidden;
  const t = translator("ExpertReviewMails", locale);
  const own = ownPlaceAction({ path: "/profile", label: t("approved.open") }, hasOwner, locale);
  return {
    kind: "expert_approved",
    to: email,
    replyTo: brand.supportEmail,
    subject: t("approved.subject", { brand: brand.name }),
    ...renderMail({
      locale,
      heading: t("approved.heading"),
      paragraphs: [
        t("approved.intro"),
        isFound ? t("approved.published") : t("approved.hidden"),
        t("approved.next"),
        ...noAccountYet(email, hasOwner, locale),
      ],
      action: isFound ? { label: t("approved.view"), url: `${env().APP_URL}/expert/${id}` } : own,
      ...(isFound && !hasOwner ? { link: own } : {}),
      footer: t("footer", { support: brand.supportEmail }),
    }),
  };
}

function rejectedMail({ email }: FullExpert, reason: string | null, hasOwner: boolean, locale: Locale): Mail {
  const t = translator("ExpertReviewMails", locale);
  return {
    kind: "expert_rejected",
    to: email,
    replyTo: brand.supportEmail,
    subject: t("rejected.subject", { brand: brand.name }),
    ...renderMail({
      locale,
      heading: t("rejected.heading"),
      paragraphs: [t("rejected.intro"), t("rejected.next"), ...noAccountYet(email, hasOwner, locale)],
      ...(reason ? { details: [[t("rejected.reason"), reason]] } : {}),
      action: ownPlaceAction({ path: "/profile", label: t("rejected.action") }, hasOwner, locale),
      footer: t("footer", { support: brand.supportEmail }),
    }),
  };
}

/**
 * Asks an expert to correct their profile and send it again.
 * @param message what to correct, as the reviewer wrote it
 * @param hasOwner whether there is an account to do so with
 */
export const changesMail = inAnyLanguage(
  ({ email }: FullExpert, message: string, hasOwner: boolean, locale: Locale): Mail => {
    const t = translator("ExpertReviewMails", locale);
    const changes = translator("ChangeRequests", locale);
    const profile = { path: "/profile", label: t("changes.action") };
    const values = { ...claims.applicationReviewBusinessDays, send: changes("resubmit") };
    return {
      kind: "expert_changes",
      to: email,
      replyTo: brand.supportEmail,
      subject: t("changes.subject", { brand: brand.name }),
      ...renderMail({
        locale,
        heading: t("changes.heading"),
        paragraphs: [
          t("changes.intro"),
          hasOwner ? t("changes.next", values) : t("changes.register", values),
        ],
        details: [[changes("message"), message]],
        action: ownPlaceAction(profile, hasOwner, locale),
        footer: t("footer", { support: brand.supportEmail }),
      }),
    };
  },
);

/** Tells the team that an expert has corrected their profile. */
export const profileAgainMail = inAnyLanguage(({ id, name }: FullExpert, locale: Locale): Mail => {
  const t = translator("ExpertReviewMails", locale);
  return {
    kind: "expert_profile_again",
    to: brand.supportEmail,
    subject: t("again.subject", { name }),
    ...renderMail({
      locale,
      heading: t("again.heading"),
      paragraphs: [t("again.intro", { name, ...claims.applicationReviewBusinessDays })],
      action: { label: t("again.action"), url: adminLink(`/admin/inbox?item=expert-${id}`) },
    }),
  };
});
