import "server-only";
import { adminLink } from "@/lib/features/accounts/server/admin-link";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { brand, claims } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { formatEuros, toCents } from "@/lib/shared/money";
import { namesIn } from "@/lib/shared/name-table";

/**
 * The mails of a new profile (decisions F): that it is under review, or published at once, to its owner; what there
 * is to review to the team.
 */
export const profileCreatedMails = inAnyLanguage(
  (expert: FullExpert, locale: Locale, ours: Locale): Mail[] => {
    const t = translator("OnboardingMails", locale);
    const days = claims.applicationReviewBusinessDays;
    const isPublished = expert.approvalStatus === "approved" && expert.isActive;
    const message = isPublished ? "published" : "received";
    const values = { brand: brand.name, ...days };
    const toOwner: Mail = {
      kind: isPublished ? "expert_profile_published" : "expert_profile_received",
      to: expert.email,
      subject: t(`${message}.subject`, values),
      ...renderMail({
        locale,
        heading: t(`${message}.heading`, values),
        paragraphs: [t(`${message}.intro`, values), t(`${message}.next`, values)],
        action: { label: t(`${message}.action`), url: `${env().APP_URL}/expert-profile` },
      }),
    };
    if (expert.approvalStatus === "approved") return [toOwner];
    const team = translator("OnboardingMails", ours);
    const fields = translator("Fields", ours);
    const units = translator("Units", ours);
    const toTeam: Mail = {
      kind: "expert_profile_new",
      to: brand.supportEmail,
      subject: team("team.subject", { name: expert.name }),
      ...renderMail({
        locale: ours,
        heading: team("team.heading"),
        paragraphs: [team("team.intro", values)],
        details: [
          [fields("person.name"), expert.name],
          [fields("person.title"), expert.title],
          [fields("person.email"), expert.email],
          [fields("work.experience"), units("years", { years: expert.experienceYears })],
          [
            fields("work.hourlyRate"),
            units("rate", {
              rate: formatEuros(toCents(expert.hourlyRate), ours, { fractionDigits: 2 }),
            }),
          ],
          [fields("work.skills"), expert.skills.map(namesIn(ours).skill).join(", ")],
          [team("details.description"), expert.description],
        ],
        action: { label: team("team.action"), url: adminLink(`/admin?tab=experts&q=%23${expert.id}`) },
      }),
    };
    return [toOwner, toTeam];
  },
);
