import "server-only";
import { noAccountYet, ownPlaceAction } from "@/lib/features/accounts/server/own-place";
import { tell } from "@/lib/features/notifications/server/tell";
import type { Transaction } from "@/lib/server/db";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { answerDays } from "../answer-due";
import { type Stage, toldStages } from "../stages";
import type { ApplicantContact } from "./moves-repository";

/** Where applicants see how their applications stand. */
const path = "/expert-dashboard";

type News = (typeof toldStages)[number] | "over" | "unanswered";
type Reader = Pick<
  ApplicantContact,
  "applicantEmail" | "projectTitle" | "customerCompany" | "userId" | "expertId"
>;

/** What an applicant hears; a reply to it reaches nobody, so it says where to turn. */
export const newsMail = inAnyLanguage(
  (reader: Reader, news: News, message: string | null, locale: Locale): Mail => {
    const t = translator("ApplicantMails", locale);
    const project = reader.projectTitle;
    const hasAccount = reader.userId !== null;
    const details: [string, string | null][] = [
      [
        translator("Fields", locale)("person.company"), // Who ends a posting may be leaving.
        news === "over" ? null : reader.customerCompany,
      ],
      [t("message"), message],
    ];
    return {
      kind: news === "unanswered" ? "project_application_unanswered" : "project_application_moved",
      to: reader.applicantEmail,
      subject: t(`${news}.subject`, { project }),
      ...renderMail({
        locale,
        heading: t(`${news}.heading`),
        paragraphs: [
          t(`${news}.intro`, { project, days: answerDays.end }),
          t(`${news}.next`, { hasProfile: String(reader.expertId !== null) }),
          ...noAccountYet(reader.applicantEmail, hasAccount, locale),
          t("reply"),
        ],
        details: details.filter((row): row is [string, string] => row[1] !== null),
        action: ownPlaceAction({ path, label: t("action") }, hasAccount, locale),
        footer: t("support", { support: brand.supportEmail }),
      }),
    };
  },
);

/** Tells an applicant of a move of the company (deal J7), in the transaction that notes it as told. */
export async function tellMoved(
  tx: Transaction,
  contact: ApplicantContact,
  { stage, message, isPostingOver }: { stage: Stage; message: string | null; isPostingOver: boolean },
): Promise<void> {
  const told = toldStages.find((each) => each === stage);
  if (!told) throw new RangeError(`nobody is told of ${stage}`);
  return tell(tx, {
    userId: contact.userId,
    kind: "application_moved",
    values: { project: contact.projectTitle, stage: told },
    path,
    mail: newsMail(
      contact,
      isPostingOver ? "over" : told,
      message,
      await readerLocale(contact.applicantEmail, tx),
    ),
  });
}

/** Tells an applicant that the promised days went by without an answer (deal K3). */
export const tellUnanswered = async (tx: Transaction, contact: ApplicantContact): Promise<void> =>
  tell(tx, {
    userId: contact.userId,
    kind: "application_unanswered",
    values: { project: contact.projectTitle },
    path,
    mail: newsMail(contact, "unanswered", null, await readerLocale(contact.applicantEmail, tx)),
  });
