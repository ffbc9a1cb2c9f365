import "server-only";
import { adminLink } from "@/lib/features/accounts/server/admin-link";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { operator } from "@/lib/server/operator";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import { formatDate } from "@/lib/shared/format-dates";
import type { Locale } from "@/lib/shared/locales";
import { contractPath } from "../rules";
import { lastSigningDay } from "../states";

interface About {
  id: number;
  reference: string;
  project: string;
}

/** To a party that has not signed yet (deal N6). The link opens the contract; it signs nothing. */
export const contractReminderMail = inAnyLanguage(
  (
    to: string,
    { id, reference, project, sentOn, expiresAt }: About & { sentOn: string; expiresAt: Date },
    locale: Locale,
  ): Mail => {
    const t = translator("ContractReminderMails", locale);
    const ends = translator("ContractEndMails", locale);
    const values = { reference, project };
    return {
      kind: "contract_reminder",
      to,
      subject: t("reminder.subject", values),
      ...renderMail({
        locale,
        heading: t("reminder.heading"),
        paragraphs: [
          t("reminder.intro", { ...values, date: formatDate(sentOn, locale) }),
          t("reminder.until", { date: formatDate(lastSigningDay(expiresAt), locale) }),
        ],
        action: { label: ends("open"), url: `${env().APP_URL}${contractPath(id)}` },
        footer: ends("questions", { email: operator().email }),
      }),
    };
  },
);

/** To the team: a party has signed, and the operator's signature is the one that is missing (deal N3, N6). */
export const countersignReminderMail = inAnyLanguage(
  ({ reference, project, expiresAt }: About & { expiresAt: Date }, locale: Locale): Mail => {
    const t = translator("ContractReminderMails", locale);
    const ends = translator("ContractEndMails", locale);
    const values = { reference, project };
    return {
      kind: "contract_countersign_reminder",
      to: brand.supportEmail,
      subject: t("countersign.subject", values),
      ...renderMail({
        locale,
        heading: t("countersign.heading"),
        paragraphs: [
          t("countersign.intro", values),
          t("countersign.until", { date: formatDate(lastSigningDay(expiresAt), locale) }),
        ],
        action: { label: ends("team.open"), url: adminLink(`/admin?tab=contracts&q=${reference}`) },
      }),
    };
  },
);
