import "server-only";
import { adminLink } from "@/lib/features/accounts/server/admin-link";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { contractListPaths, contractPath } from "../rules";
import type { ContractEnd, HeldContract } from "./signing-repository";

type Ended = Pick<HeldContract, "id" | "type" | "reference" | "projectTitle">;

/**
 * Tells a party that its contract ended without being signed, or does not come into force. Why the other party declined is
 * the operator's to know.
 * @param how what became of this very contract; `other` when it was cancelled, and `lapsed` when it is signed and does
 *   not come into force, because the other one of its engagement has ended; `gone` when it was deleted with the account
 *   of the other side
 * @param reason an administrator's, for whom it is meant
 */
export const contractEndedMail = inAnyLanguage(
  (
    to: string,
    { id, type, reference, projectTitle: project }: Ended,
    { how, reason }: { how: ContractEnd | "other" | "lapsed" | "gone"; reason: string | null },
    locale: Locale,
  ): Mail => {
    const t = translator("ContractEndMails", locale);
    return {
      kind: "contract_ended",
      to,
      subject: t(`${how}.subject`, { reference }),
      ...renderMail({
        locale,
        heading: t(`${how}.heading`),
        paragraphs: [t(`${how}.intro`, { reference, project }), t("nobodyBound")],
        ...(reason === null ? {} : { details: [[t("team.reason"), reason]] }),
        action:
          how === "gone"
            ? {
                label: translator("ContractMails", locale)("openAccount"),
                url: `${env().APP_URL}${contractListPaths[type]}`,
              }
            : { label: t("open"), url: `${env().APP_URL}${contractPath(id)}` },
        footer: t("questions", { email: brand.supportEmail }),
      }),
    };
  },
);

/** Tells the team that a party has declined, and why. */
export const contractDeclinedTeamMail = inAnyLanguage(
  (
    { reference, projectTitle: project }: Ended,
    party: { type: "client" | "expert"; name: string },
    reason: string,
    locale: Locale,
  ): Mail => {
    const t = translator("ContractEndMails", locale);
    const titles = translator("ContractTerms", locale);
    return {
      kind: "contract_declined_team",
      to: brand.supportEmail,
      subject: t("team.subject", { reference, project }),
      ...renderMail({
        locale,
        heading: t("team.heading"),
        paragraphs: [t("team.intro", { reference, project })],
        details: [
          [titles(party.type), party.name],
          [t("team.reason"), reason],
        ],
        action: { label: t("team.open"), url: adminLink(`/admin?tab=contracts&q=${reference}`) },
      }),
    };
  },
);

/** Tells the team that one contract of an engagement has ended while the other is signed: neither comes into force. */
export const oneSidedTeamMail = inAnyLanguage(
  (
    { reference, projectTitle: project }: Pick<Ended, "reference" | "projectTitle">,
    signed: Pick<Ended, "reference">,
    locale: Locale,
  ): Mail => {
    const t = translator("ContractEndMails", locale);
    const values = { reference, project, signed: signed.reference };
    return {
      kind: "contract_one_sided_team",
      to: brand.supportEmail,
      subject: t("oneSided.subject", values),
      ...renderMail({
        locale,
        heading: t("oneSided.heading"),
        paragraphs: [t("oneSided.intro", values), t("oneSided.next", values)],
        action: { label: t("team.open"), url: adminLink(`/admin?tab=contracts&q=${reference}`) },
      }),
    };
  },
);
