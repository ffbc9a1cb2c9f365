import "server-only";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { brand, claims } from "@/lib/shared/brand";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import type { Locale } from "@/lib/shared/locales";
import { isWithoutReason } from "../moderation-rules";
import type { AdminPosting } from "../moderation-schemas";
import { ownPostingPath, postingChangesMailKind } from "../rules";

type Poster = Pick<AdminPosting, "id" | "title" | "customerEmail" | "submittedAt" | "lifecycle" | "isActive">;

/** Tells the poster of an approval (decisions F): where the project stands now, and where fitting experts are. */
export const postingApprovedMail = inAnyLanguage((posting: Poster, locale: Locale): Mail => {
  if (!posting.isActive) return approvedUnseenMail(posting, "hidden", locale);
  if (posting.lifecycle === "paused") return approvedUnseenMail(posting, "paused", locale);
  const { id, title, customerEmail } = posting;
  const t = translator("ProjectReviewMails", locale);
  const url = `${env().APP_URL}/projects/${id}`;
  return {
    kind: "project_posting_approved",
    to: customerEmail,
    subject: t("approved.subject", { project: title }),
    ...renderMail({
      locale,
      heading: t("approved.heading"),
      paragraphs: [t("approved.intro", { project: title }), t("approved.next"), t("approved.experts")],
      details: [
        [
          t("approved.recommendations"),
          `${env().APP_URL}/recommendations?role=company&mode=existing-project&project=${id}`,
        ],
      ],
      action: { label: t("approved.action"), url },
      footer: t("support", { support: brand.supportEmail }),
    }),
  };
});

/** The same for a posting that its company has paused, or we have hidden: nobody sees it yet. */
function approvedUnseenMail(
  { id, title, customerEmail }: Poster,
  why: "paused" | "hidden",
  locale: Locale,
): Mail {
  const t = translator("ProjectReviewMails", locale);
  return {
    kind: "project_posting_approved",
    to: customerEmail,
    subject: t("approved.unseenSubject", { project: title }),
    ...renderMail({
      locale,
      heading: t("approved.heading"),
      paragraphs: [t(`approved.${why}`, { project: title })],
      action: { label: t("approved.action"), url: `${env().APP_URL}${ownPostingPath(id)}` },
      footer: t("support", { support: brand.supportEmail }),
    }),
  };
}

/**
 * Tells the poster of a rejection: why, and how to send it again. It repeats nothing that was typed into the form, which
 * takes any address: only the reason, which is ours.
 */
export const postingRejectedMail = inAnyLanguage(
  (
    { id, customerEmail, submittedAt, rejectionReason }: Poster & { rejectionReason: string },
    locale: Locale,
  ): Mail => {
    const t = translator("ProjectReviewMails", locale);
    const mails = translator("Mails", locale);
    const reason = isWithoutReason(rejectionReason)
      ? translator("ChangeRequests", locale)("noReason")
      : rejectionReason;
    return {
      kind: "project_posting_rejected",
      to: customerEmail,
      subject: t("rejected.subject", { brand: brand.name }),
      ...renderMail({
        locale,
        heading: t("rejected.heading"),
        paragraphs: [
          t("rejected.intro", {
            brand: brand.name,
            date: formatDate(helsinkiDate(new Date(submittedAt)), locale),
          }),
          t("rejected.again", { support: brand.supportEmail }),
        ],
        details: [
          [t("rejected.reason"), reason],
          [t("rejected.anew"), `${env().APP_URL}/recommendations?postProject=true`],
        ],
        action: { label: t("rejected.action"), url: `${env().APP_URL}${ownPostingPath(id)}` },
        footer: mails("ignore", { support: brand.supportEmail }),
      }),
    };
  },
);

/**
 * Asks whoever posted to correct a posting and send it again. As the mail above, it repeats nothing that was typed.
 * @param message what to correct, as the reviewer wrote it
 * @param url of the posting in the company's place; where that opens the account too, its words are a secret
 */
export const postingChangesMail = inAnyLanguage(
  ({ customerEmail, submittedAt }: Poster, message: string, url: string, locale: Locale): Mail => {
    const t = translator("ProjectReviewMails", locale);
    return {
      kind: postingChangesMailKind,
      to: customerEmail,
      replyTo: brand.supportEmail,
      subject: t("changes.subject", { brand: brand.name }),
      ...renderMail({
        locale,
        heading: t("changes.heading"),
        paragraphs: [
          t("changes.intro", {
            brand: brand.name,
            date: formatDate(helsinkiDate(new Date(submittedAt)), locale),
          }),
          t("changes.again", { hours: claims.postingReviewHours }),
          t("changes.link"),
        ],
        details: [[translator("ChangeRequests", locale)("message"), message]],
        action: { label: t("rejected.action"), url },
        footer: translator("Mails", locale)("ignore", { support: brand.supportEmail }),
      }),
    };
  },
);

/** Tells somebody who applied that the project is gone, so that they don't wait. */
export const postingWithdrawnMail = inAnyLanguage(
  (applicant: string, title: string, locale: Locale): Mail => {
    const t = translator("ProjectReviewMails", locale);
    return {
      kind: "project_posting_withdrawn",
      to: applicant,
      subject: t("withdrawn.subject", { project: title }),
      ...renderMail({
        locale,
        heading: t("withdrawn.heading"),
        paragraphs: [t("withdrawn.intro", { project: title, brand: brand.name }), t("withdrawn.next")],
        action: { label: t("withdrawn.action"), url: `${env().APP_URL}/projects` },
        footer: t("support", { support: brand.supportEmail }),
      }),
    };
  },
);
