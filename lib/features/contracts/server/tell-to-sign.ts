import "server-only";
import { tokenLifetimeMinutes } from "@/lib/features/accounts/rules";
import { openAccountLink } from "@/lib/features/accounts/server/open-account";
import { now } from "@/lib/server/clock";
import type { Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { formatDate } from "@/lib/shared/format-dates";
import type { Locale } from "@/lib/shared/locales";
import { contractPath, contractToSignMailKind } from "../rules";
import { lastSigningDay } from "../states";
import { tellParty } from "./tell-party";

export interface ContractToSign {
  id: number;
  /** "OS-000017-C". */
  reference: string;
  project: string;
  /** When it ends unsigned. */
  expiresAt: Date;
  /** What it came from, as its first paragraph. */
  origin: (locale: Locale) => string;
}

export const toSignMail = inAnyLanguage(
  (
    to: string,
    {
      reference,
      project,
      origin,
      expiresAt,
      url,
      hasAccount,
    }: ContractToSign & { url: string; hasAccount: boolean },
    locale: Locale,
  ): Mail => {
    const t = translator("ContractMails", locale);
    const until = formatDate(lastSigningDay(expiresAt), locale);
    return {
      kind: contractToSignMailKind,
      to,
      subject: t("toSign.subject", { reference, project }),
      ...renderMail({
        locale,
        heading: t("toSign.heading"),
        paragraphs: [
          origin(locale),
          t("toSign.next", { until }),
          ...(hasAccount
            ? []
            : [t("toSign.opensAccount", { days: tokenLifetimeMinutes.open_account / (24 * 60) })]),
        ],
        details: [[translator("Fields", locale)("confirmation.reference"), reference]],
        action: { label: t("toSign.action"), url },
      }),
    };
  },
);

/**
 * Tells everybody of a contract's party that it awaits their signature, in the transaction that makes it so. Whoever has
 * no account yet gets a link that opens one with the mailbox, as after a posting (deal J1).
 */
export async function tellToSign(tx: Transaction, contract: ContractToSign): Promise<void> {
  const { id, reference, project } = contract;
  const path = contractPath(id);
  await tellParty(tx, id, {
    kind: "contract_to_sign",
    values: { project, reference },
    path,
    mail: async (to, locale, { userId, name }) => {
      const hasAccount = userId !== null;
      const url = hasAccount
        ? `${env().APP_URL}${path}`
        : await openAccountLink(tx, { email: to, name }, path, now());
      return toSignMail(to, { ...contract, url, hasAccount }, locale);
    },
  });
}
