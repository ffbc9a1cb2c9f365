import "server-only";
import { ownPostingPath } from "@/lib/features/postings/rules";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import type { Locale } from "@/lib/shared/locales";

/**
 * Tells a company that an applicant takes the application back, and that the contracts of an accepted quote stay.
 * @param about.name as the company knows the applicant
 */
export const withdrawnMail = inAnyLanguage(
  (
    to: string,
    about: { id: number; title: string; name: string; isUnderContract: boolean },
    locale: Locale,
  ): Mail => {
    const t = translator("OwnApplicationMails", locale);
    const values = { name: about.name, project: about.title };
    return {
      kind: "project_application_withdrawn",
      to,
      subject: t("withdrawn.subject", values),
      ...renderMail({
        locale,
        heading: t("withdrawn.heading", values),
        paragraphs: [
          t("withdrawn.intro", values),
          ...(about.isUnderContract ? [t("withdrawn.contract")] : []),
        ],
        action: { label: t("withdrawn.action"), url: `${env().APP_URL}${ownPostingPath(about.id)}` },
        ...(about.isUnderContract
          ? { link: { label: t("withdrawn.contracts"), url: `${env().APP_URL}/company/contracts` } }
          : {}),
      }),
    };
  },
);

/**
 * Tells a company that an application came from somebody else than whose address it named, and that it is gone.
 * @param about.name as the company knew the applicant
 */
export const disownedMail = inAnyLanguage(
  (to: string, about: { id: number; title: string; name: string }, locale: Locale): Mail => {
    const t = translator("OwnApplicationMails", locale);
    const values = { name: about.name, project: about.title };
    return {
      kind: "project_application_withdrawn",
      to,
      subject: t("disowned.subject", values),
      ...renderMail({
        locale,
        heading: t("disowned.heading"),
        paragraphs: [t("disowned.intro", values), t("disowned.gone")],
        action: { label: t("withdrawn.action"), url: `${env().APP_URL}${ownPostingPath(about.id)}` },
      }),
    };
  },
);
