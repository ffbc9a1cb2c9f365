import "server-only";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { operator } from "@/lib/server/operator";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import { addDays, helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import type { Locale } from "@/lib/shared/locales";
import { retention } from "@/lib/shared/retention";
import { type ContractType, contractReference, contractTypes } from "../rules";

export interface DrawnUpContracts {
  engagementId: number;
  /** To whom: the account that drew them up, or the address a guest gave. */
  to: string;
  /** Paths of the PDFs for a guest; null for an account, which finds them in its list. */
  links: Record<ContractType, string> | null;
  at: Date;
}

/**
 * Tells whoever drew up two contracts where they are. A guest can type any address, so nothing that was typed is in
 * it, and the form is no mail relay (docs/decisions/0004).
 */
export const contractsMail = inAnyLanguage(
  ({ engagementId, to, links, at }: DrawnUpContracts, locale: Locale): Mail => {
    const t = translator("ContractMails", locale);
    const titles = translator("ContractTerms", locale);
    const [client, expert] = contractTypes.map((type) => contractReference(engagementId, type));
    const until = formatDate(addDays(helsinkiDate(at), retention.unsignedContractDays), locale);
    const address = (path: string) => `${env().APP_URL}${path}`;
    return {
      kind: "contracts_drawn_up",
      to,
      subject: t("subject", { client: client ?? "", expert: expert ?? "" }),
      ...renderMail({
        locale,
        heading: t("heading"),
        paragraphs: [
          t(links ? "introGuest" : "introAccount", { brand: brand.name }),
          t("next", { who: links ? "guest" : "account", email: operator().email }),
          t("kept", { until }),
        ],
        details: [
          [titles("clientTitle"), client ?? ""],
          [titles("expertTitle"), links ? `${expert}: ${address(links.expert)}` : (expert ?? "")],
        ],
        action: links
          ? { label: t("openClient"), url: address(links.client) }
          : { label: t("openAccount"), url: address("/account#contracts") },
        ...(links ? { footer: t("notYou", { email: brand.supportEmail }) } : {}),
      }),
    };
  },
);
