import "server-only";
import { adminLink } from "@/lib/features/accounts/server/admin-link";
import { contractPath } from "@/lib/features/contracts/rules";
import type { HeldContract } from "@/lib/features/contracts/server/signing-repository";
import { type ContractForce, lastSigningDay } from "@/lib/features/contracts/states";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import { formatDate } from "@/lib/shared/format-dates";
import type { Locale } from "@/lib/shared/locales";
import { signingCodeMailKind, signingCodes } from "../rules";

type Told = Pick<HeldContract, "id" | "reference" | "projectTitle">;

/** The code to sign with. It holds no link, since who signs has the contract open, and no other six digits than its own. */
export const signingCodeMail = inAnyLanguage(
  (
    to: string,
    { projectTitle: project }: Pick<Told, "projectTitle">,
    digits: string,
    locale: Locale,
  ): Mail => {
    const t = translator("SigningMails", locale);
    return {
      kind: signingCodeMailKind,
      to,
      // Not in the subject, which shows on a locked telephone.
      subject: t("code.subject", { project }),
      ...renderMail({
        locale,
        heading: t("code.heading"),
        paragraphs: [
          t("code.intro", { project }),
          t("code.rules", { minutes: signingCodes.minutes, tries: signingCodes.tries }),
          t("code.secret", { brand: brand.name }),
        ],
        details: [[t("code.label"), digits]],
        footer: t("code.notYou", { email: brand.supportEmail }),
      }),
    };
  },
);

/** Tells the team that a party has signed and the operator has not (COUNTERSIGN=manual). */
export const countersignTeamMail = inAnyLanguage(
  ({ reference, projectTitle: project }: Told, locale: Locale): Mail => {
    const t = translator("SigningMails", locale);
    return {
      kind: "contract_countersign_team",
      to: brand.supportEmail,
      subject: t("countersign.subject", { reference, project }),
      ...renderMail({
        locale,
        heading: t("countersign.heading"),
        paragraphs: [t("countersign.intro", { reference, project })],
        action: { label: t("openList"), url: adminLink(`/admin?tab=contracts&q=${reference}`) },
      }),
    };
  },
);

/** Brings a party the sealed file, and says whether the contract is in force by it. */
export const sealedMail = inAnyLanguage(
  (
    to: string,
    {
      id,
      reference,
      projectTitle: project,
      expiresAt,
      force,
    }: Told & { expiresAt: Date | null; force: ContractForce | null },
    pdf: Buffer,
    locale: Locale,
  ): Mail => {
    const t = translator("SigningMails", locale);
    const terms = translator("ContractTerms", locale);
    const date = expiresAt ? formatDate(lastSigningDay(expiresAt), locale) : "";
    return {
      kind: "contract_sealed",
      to,
      subject: t("sealed.subject", { reference }),
      ...renderMail({
        locale,
        heading: t("sealed.heading"),
        paragraphs: [
          t("sealed.intro", { reference, project }),
          ...(force ? [terms(`force.${force}`, { date })] : []),
          ...(force === "waiting" ? [t("sealed.later")] : []),
          t("sealed.keep"),
          t("sealed.check"),
        ],
        action: {
          label: translator("ContractMails", locale)("toSign.action"),
          url: `${env().APP_URL}${contractPath(id)}`,
        },
        link: { label: t("sealed.verify"), url: `${env().APP_URL}/verify` },
      }),
      attachments: [
        { filename: `${reference}.pdf`, contentType: "application/pdf", content: pdf.toString("base64") },
      ],
    };
  },
);

/** Tells the party of a contract that was sealed before that it is in force, now that the assignment's other one is signed. */
export const inForceMail = inAnyLanguage(
  (to: string, { id, reference, projectTitle: project }: Told, locale: Locale): Mail => {
    const t = translator("SigningMails", locale);
    return {
      kind: "contract_in_force",
      to,
      subject: t("inForce.subject", { reference }),
      ...renderMail({
        locale,
        heading: t("inForce.heading"),
        paragraphs: [t("inForce.intro", { reference, project })],
        action: {
          label: translator("ContractMails", locale)("toSign.action"),
          url: `${env().APP_URL}${contractPath(id)}`,
        },
      }),
    };
  },
);
