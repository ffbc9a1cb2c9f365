import "server-only";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import { formatDate } from "@/lib/shared/format-dates";
import type { Locale } from "@/lib/shared/locales";
import type { AccountDeletion } from "../schemas";

/** Confirms a deletion, in case it was somebody else, and says what stays and until when. */
export const accountDeletedMail = inAnyLanguage(
  (to: string, { message, anonymised, kept }: AccountDeletion, locale: Locale): Mail => {
    const t = translator("Account", locale);
    const list = (things: { text: string }[]) => things.map(({ text }) => text).join(", ");
    return {
      kind: "account_deleted",
      to,
      subject: t("mail.subject", { brand: brand.name }),
      ...renderMail({
        locale,
        heading: t("delete.done.title"),
        paragraphs: [message, t("mail.notYou", { email: brand.supportEmail })],
        details: [
          ...(anonymised.length > 0 ? [[t("delete.anonymised"), list(anonymised)] as [string, string]] : []),
          ...kept.map(({ text, reason, until }): [string, string] => [
            t("mail.kept", { thing: text }),
            until ? t("mail.until", { reason, date: formatDate(until, locale) }) : reason,
          ]),
        ],
      }),
    };
  },
);
