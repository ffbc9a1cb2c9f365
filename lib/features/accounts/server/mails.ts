import "server-only";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { type MailContent, renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { type AccountMailKind, pathWithQuery } from "../rules";

/*
 * The mails of this feature. None of them repeats a name: anybody can register any address, and what they typed
 * as their name must not reach a stranger's inbox under our letterhead.
 */

export const link = (path: string, parameters: Record<string, string | null>) =>
  `${env().APP_URL}${pathWithQuery(path, parameters)}`;

function mail(kind: AccountMailKind, to: string, subject: string, content: MailContent): Mail {
  return { kind, to, subject, ...renderMail(content) };
}

/** Opening the link verifies the address (decisions A1). */
export const verificationMail = inAnyLanguage(
  (to: string, token: string, returnTo: string | null, locale: Locale): Mail => {
    const t = translator("AccountMails", locale);
    return mail("email_verification", to, t("verification.heading"), {
      locale,
      heading: t("verification.heading"),
      paragraphs: [t("verification.intro", { brand: brand.name }), t("verification.expiry")],
      action: { label: t("verification.action"), url: link("/verify-email", { token, returnTo }) },
      footer: t("ignore"),
    });
  },
);

/** Tells the owner that the second factor was turned on or off, in case it was somebody else. */
export const twoFactorMail = inAnyLanguage((to: string, isOn: boolean, locale: Locale): Mail => {
  const t = translator("AccountMails", locale);
  const which = isOn ? "on" : "off";
  return mail("two_factor_changed", to, t(`twoFactor.${which}.heading`), {
    locale,
    heading: t(`twoFactor.${which}.heading`),
    paragraphs: [t(`twoFactor.${which}.intro`, { brand: brand.name }), t("twoFactor.notYou")],
    action: { label: t("passwordReset.action"), url: link("/forgot-password", {}) },
  });
});

export const recoveryCodeUsedMail = inAnyLanguage((to: string, left: number, locale: Locale): Mail => {
  const t = translator("AccountMails", locale);
  return mail("recovery_code_used", to, t("recoveryCode.heading"), {
    locale,
    heading: t("recoveryCode.heading"),
    paragraphs: [t("recoveryCode.intro", { brand: brand.name, left }), t("twoFactor.notYou")],
    action: { label: t("passwordReset.action"), url: link("/forgot-password", {}) },
  });
});

/** Sent in place of a verification when somebody registers an address that has an account. */
export const accountExistsMail = inAnyLanguage((to: string, resetToken: string, locale: Locale): Mail => {
  const t = translator("AccountMails", locale);
  return mail("account_exists", to, t("accountExists.heading"), {
    locale,
    heading: t("accountExists.heading"),
    paragraphs: [
      t("accountExists.intro", { brand: brand.name, url: link("/login", {}) }),
      t("accountExists.reset"),
      t("passwordReset.expiry"),
    ],
    action: { label: t("passwordReset.action"), url: link("/reset-password", { token: resetToken }) },
    footer: t("ignore"),
  });
});

export const passwordResetMail = inAnyLanguage(
  (to: string, token: string, returnTo: string | null, locale: Locale): Mail => {
    const t = translator("AccountMails", locale);
    return mail("password_reset", to, t("passwordReset.action"), {
      locale,
      heading: t("passwordReset.action"),
      paragraphs: [t("passwordReset.intro", { brand: brand.name }), t("passwordReset.expiry")],
      action: { label: t("passwordReset.action"), url: link("/reset-password", { token, returnTo }) },
      footer: t("ignore"),
    });
  },
);

/** Tells the owner that the password is another one now, in case it was somebody else. */
export const passwordChangedMail = inAnyLanguage((to: string, locale: Locale): Mail => {
  const t = translator("AccountMails", locale);
  return mail("password_changed", to, t("passwordChanged.heading"), {
    locale,
    heading: t("passwordChanged.heading"),
    paragraphs: [t("passwordChanged.intro", { brand: brand.name }), t("passwordChanged.notYou")],
    action: { label: t("passwordChanged.action"), url: link("/forgot-password", {}) },
  });
});

export const signInLinkMail = inAnyLanguage(
  (to: string, token: string, returnTo: string | null, locale: Locale): Mail => {
    const t = translator("AccountMails", locale);
    const links = translator("Links", locale);
    return mail("sign_in_link", to, t("signInLink.subject"), {
      locale,
      heading: t("signInLink.heading", { brand: brand.name }),
      paragraphs: [t("signInLink.intro"), t("signInLink.expiry")],
      action: { label: links("signIn"), url: link("/login", { token, returnTo }) },
      footer: t("ignore"),
    });
  },
);
