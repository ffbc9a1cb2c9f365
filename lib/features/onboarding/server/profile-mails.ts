import "server-only";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { env } from "@/lib/server/env";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { brand, claims } from "@/lib/shared/brand";
import { formatEuros, toCents } from "@/lib/shared/money";

/**
 * The mails of a new profile (decisions F): that it is under review, or published at once, to its owner; what there
 * is to review to the team.
 */
export function profileCreatedMails(expert: FullExpert): Mail[] {
  const t = translator("OnboardingMails");
  const days = claims.applicationReviewBusinessDays;
  const isPublished = expert.approvalStatus === "approved" && expert.isActive;
  const message = isPublished ? "published" : "received";
  const values = { brand: brand.name, ...days };
  const toOwner: Mail = {
    kind: isPublished ? "expert_profile_published" : "expert_profile_received",
    to: expert.email,
    subject: t(`${message}.subject`, values),
    ...renderMail({
      heading: t(`${message}.heading`, values),
      paragraphs: [t(`${message}.intro`, values), t(`${message}.next`, values)],
      action: { label: t(`${message}.action`), url: `${env().APP_URL}/expert-profile` },
    }),
  };
  if (expert.approvalStatus === "approved") return [toOwner];
  const toTeam: Mail = {
    kind: "expert_profile_new",
    to: brand.supportEmail,
    subject: t("team.subject"),
    ...renderMail({
      heading: t("team.heading"),
      paragraphs: [t("team.intro", values)],
      details: [
        [t("details.name"), expert.name],
        [t("details.title"), expert.title],
        [t("details.email"), expert.email],
        [t("details.experience"), t("years", { years: expert.experienceYears })],
        [
          t("details.rate"),
          t("rate", { rate: formatEuros(toCents(expert.hourlyRate), "en", { fractionDigits: 2 }) }),
        ],
        [t("details.skills"), expert.skills.join(", ")],
        [t("details.description"), expert.description],
      ],
      action: { label: t("team.action"), url: `${env().APP_URL}/admin` },
    }),
  };
  return [toOwner, toTeam];
}
