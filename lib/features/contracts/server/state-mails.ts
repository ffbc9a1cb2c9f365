import "server-only";
import { env } from "@/lib/server/env";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { operator } from "@/lib/server/operator";
import { translator } from "@/lib/server/translator";
import { formatDate } from "@/lib/shared/format-dates";
import type { Locale } from "@/lib/shared/locales";
import { lastSigningDay } from "../states";
import type { ContractEnd } from "./end-contract";

interface About {
  id: number;
  reference: string;
  project: string;
}

const address = (id: number) => `${env().APP_URL}/contracts/${id}`;

/** To a party that has not signed yet (deal N6). The link opens the contract; it signs nothing. */
export function contractReminderMail(
  to: string,
  { id, reference, project, sentOn, expiresAt }: About & { sentOn: string; expiresAt: Date },
  locale: Locale,
): Mail {
  const t = translator("ContractStateMails", locale);
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
      action: { label: t("open"), url: address(id) },
      footer: t("questions", { email: operator().email }),
    }),
  };
}

/** To an administrator: a party has signed, and the operator's signature is the one that is missing (deal N3, N6). */
export function countersignReminderMail(
  to: string,
  { id, reference, project, expiresAt }: About & { expiresAt: Date },
  locale: Locale,
): Mail {
  const t = translator("ContractStateMails", locale);
  const values = { reference, project };
  return {
    kind: "contract_countersign_reminder",
    to,
    subject: t("countersign.subject", values),
    ...renderMail({
      locale,
      heading: t("countersign.heading"),
      paragraphs: [
        t("countersign.intro", values),
        t("countersign.until", { date: formatDate(lastSigningDay(expiresAt), locale) }),
      ],
      action: { label: t("open"), url: address(id) },
    }),
  };
}

/**
 * To a party whose contract was declined, has expired or was cancelled.
 * @param about.isOtherSigned to administrators: the engagement's other contract is concluded all the same
 */
export function contractEndedMail(
  to: string,
  {
    id,
    reference,
    project,
    to: end,
    reason,
    isOtherSigned,
  }: About & Pick<ContractEnd, "to" | "reason"> & { isOtherSigned: boolean },
  locale: Locale,
): Mail {
  const t = translator("ContractStateMails", locale);
  const values = { reference, project };
  const why = reason === null ? t(`ended.${end}WithoutReason`) : t("ended.reason", { reason });
  return {
    kind: "contract_ended",
    to,
    subject: t(`ended.${end}Subject`, values),
    ...renderMail({
      locale,
      heading: t(`ended.${end}Heading`),
      paragraphs: [
        t(`ended.${end}`, values),
        why,
        t(isOtherSigned ? "ended.otherSigned" : "ended.consequence"),
      ],
      action: { label: t("open"), url: address(id) },
      footer: t("questions", { email: operator().email }),
    }),
  };
}
