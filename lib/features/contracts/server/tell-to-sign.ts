import "server-only";
import type { Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { addDays, helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { defaultLocale, type Locale } from "@/lib/shared/locales";
import { tellParty } from "./tell-party";

export interface ContractToSign {
  id: number;
  /** "OS-000017-C". */
  reference: string;
  project: string;
  /** When it ends unsigned. */
  expiresAt: Date;
  /** What it came from, as its first paragraph. */
  origin: string;
}

function toSignMail(to: string, contract: ContractToSign, locale: Locale): Mail {
  const { id, reference, project, origin, expiresAt } = contract;
  const t = translator("ContractMails", locale);
  // It ends as that day begins, so the day before is the last.
  const until = formatDate(addDays(helsinkiDate(expiresAt), -1), locale);
  return {
    kind: "contract_to_sign",
    to,
    subject: t("toSign.subject", { reference, project }),
    ...renderMail({
      locale,
      heading: t("toSign.heading"),
      paragraphs: [origin, t("toSign.next", { until })],
      details: [[translator("Fields", locale)("confirmation.reference"), reference]],
      action: { label: t("toSign.action"), url: `${env().APP_URL}/contracts/${id}` },
    }),
  };
}

/** Tells everybody of a contract's party that it awaits their signature, in the transaction that makes it so. */
export async function tellToSign(tx: Transaction, contract: ContractToSign): Promise<void> {
  const { id, reference, project } = contract;
  await tellParty(tx, id, {
    kind: "contract_to_sign",
    values: { project, reference },
    path: `/contracts/${id}`,
    mail: (to) => toSignMail(to, contract, defaultLocale),
  });
}
