import "server-only";
import { invitationDays } from "@/lib/features/accounts/invitation-links";
import { link } from "@/lib/features/accounts/server/mails";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";

type Told = "madeAdmin" | "rightTaken" | "suspended" | "lifted" | "addressAsked" | "addressChanged";

const kinds = {
  madeAdmin: "account_role",
  rightTaken: "account_role",
  suspended: "account_suspension",
  lifted: "account_suspension",
  addressAsked: "account_address",
  addressChanged: "account_address",
} as const satisfies Record<Told, string>;

/** Tells somebody what an administrator did with their account; a suspension with its reason (terms, section Moderation). */
export const accountMail = inAnyLanguage(
  (to: string, what: Told, reason: string | null, locale: Locale): Mail => {
    const t = translator("PeopleMails", locale);
    const heading = t(`${what}.heading`);
    const values = { brand: brand.name, support: brand.supportEmail };
    return {
      ...{ kind: kinds[what], to, subject: heading },
      ...renderMail({
        ...{ locale, heading },
        paragraphs: [
          t(`${what}.intro`, values),
          what === "suspended" ? t("suspended.complaint", values) : t("questions", values),
        ],
        details: reason === null ? [] : [[t("reason"), reason]],
      }),
    };
  },
);

/** Tells both addresses of two accounts that became one which of them stays, and how it is signed in to. */
export const mergedMail = inAnyLanguage(
  (to: string, kept: { name: string; email: string }, locale: Locale): Mail => {
    const t = translator("PeopleMails", locale);
    const heading = t("merged.heading");
    return {
      ...{ kind: "account_merged", to, subject: heading },
      ...renderMail({
        ...{ locale, heading },
        paragraphs: [
          t("merged.intro", { brand: brand.name, ...kept }),
          t("questions", { support: brand.supportEmail }),
        ],
      }),
    };
  },
);

/** To the new address: its link confirms the change. */
export const confirmAddressMail = inAnyLanguage((to: string, token: string, locale: Locale): Mail => {
  const t = translator("PeopleMails", locale);
  const heading = t("confirmAddress.heading");
  return {
    ...{ kind: "email_change", to, subject: heading },
    ...renderMail({
      ...{ locale, heading },
      paragraphs: [t("confirmAddress.intro", { brand: brand.name }), t("confirmAddress.expiry")],
      action: { label: t("confirmAddress.action"), url: link("/confirm-address", { token }) },
      footer: translator("AccountMails", locale)("ignore"),
    }),
  };
});

/** Asks somebody to become an administrator, in the language that whoever invites has chosen; an answer goes to them. */
export const adminInvitationMail = inAnyLanguage(
  (
    to: string,
    inviter: { name: string; email: string },
    { token, note }: { token: string; note: string | null },
    locale: Locale,
  ): Mail => {
    const t = translator("PeopleMails", locale);
    const values = {
      ...{ brand: brand.name, support: brand.supportEmail },
      ...{ inviter: inviter.name, email: inviter.email },
    };
    const heading = t("adminInvitation.heading", values);
    return {
      ...{ kind: "admin_invitation", to, replyTo: inviter.email, subject: heading },
      ...renderMail({
        ...{ locale, heading },
        paragraphs: [
          t("adminInvitation.intro", values),
          t("adminInvitation.how", { to, days: invitationDays }),
        ],
        details: note ? [[t("adminInvitation.note", values), note]] : [],
        action: { label: t("adminInvitation.action"), url: link("/become-administrator", { token }) },
        footer: t("adminInvitation.ignore", values),
      }),
    };
  },
);
