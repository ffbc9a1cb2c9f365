import "server-only";
import { env } from "@/lib/server/env";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import type { FullExpert } from "../schemas";

/**
 * Tells an expert how the review of their profile ended (decisions F), and what to do next.
 * @param reason why it was not approved, as the reviewer wrote it
 */
export function reviewMail(expert: FullExpert, reason: string | null, locale: Locale): Mail {
  return expert.approvalStatus === "approved"
    ? approvedMail(expert, locale)
    : rejectedMail(expert, reason, locale);
}

function approvedMail({ id, email, ...expert }: FullExpert, locale: Locale): Mail {
  const isFound = expert.isActive && !expert.isHidden;
  const t = translator("ExpertReviewMails", locale);
  return {
    kind: "expert_approved",
    to: email,
    replyTo: brand.supportEmail,
    subject: t("approved.subject", { brand: brand.name }),
    ...renderMail({
      locale,
      heading: t("approved.heading"),
      paragraphs: [
        t("approved.intro"),
        isFound ? t("approved.published") : t("approved.hidden"),
        t("approved.next"),
      ],
      action: isFound
        ? { label: t("approved.view"), url: `${env().APP_URL}/expert/${id}` }
        : { label: t("approved.open"), url: `${env().APP_URL}/profile` },
      footer: t("footer", { support: brand.supportEmail }),
    }),
  };
}

function rejectedMail({ email }: FullExpert, reason: string | null, locale: Locale): Mail {
  const t = translator("ExpertReviewMails", locale);
  return {
    kind: "expert_rejected",
    to: email,
    replyTo: brand.supportEmail,
    subject: t("rejected.subject", { brand: brand.name }),
    ...renderMail({
      locale,
      heading: t("rejected.heading"),
      paragraphs: [t("rejected.intro"), t("rejected.next")],
      ...(reason ? { details: [[t("rejected.reason"), reason]] } : {}),
      action: { label: t("rejected.action"), url: `${env().APP_URL}/profile` },
      footer: t("footer", { support: brand.supportEmail }),
    }),
  };
}
