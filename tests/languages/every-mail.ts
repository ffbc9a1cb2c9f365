import * as accounts from "@/lib/features/accounts/server/mails";
import { companyMarkMail, teamChangeMail, teamInvitationMail } from "@/lib/features/companies/server/mails";
import { markChanges } from "@/lib/features/companies/verification";
import { papersMail } from "@/lib/features/contractor-liability/server/remind-of-papers";
import * as ended from "@/lib/features/contracts/server/contract-ended-mails";
import { contractsMail } from "@/lib/features/contracts/server/contracts-mail";
import {
  contractReminderMail,
  countersignReminderMail,
} from "@/lib/features/contracts/server/reminder-mails";
import { toSignMail } from "@/lib/features/contracts/server/tell-to-sign";
import { contractForces } from "@/lib/features/contracts/states";
import { allowedMail, answerMail as reportMail } from "@/lib/features/conversations/server/moderate-reports";
import { messageMail } from "@/lib/features/conversations/server/tell-readers";
import { reminderMail as availabilityMail } from "@/lib/features/dashboard/server/remind-of-availability";
import {
  applicationAgainMail,
  applicationReceivedMails,
} from "@/lib/features/expert-applications/server/mails";
import * as joining from "@/lib/features/expert-applications/server/review-mails";
import { changesMail, profileAgainMail, reviewMail } from "@/lib/features/experts/server/review-mails";
import * as invitations from "@/lib/features/invitations/server/mails";
import { matchMail, toldMail } from "@/lib/features/matching/server/match-mail";
import { bookingReceivedMails } from "@/lib/features/meetings/server/booking-mails";
import { formerHostMails, newHostMail, otherHostMail } from "@/lib/features/meetings/server/hand-over-mails";
import { reminderMails } from "@/lib/features/meetings/server/reminder-mails";
import * as meetings from "@/lib/features/meetings/server/status-mails";
import { aboutMail } from "@/lib/features/meetings/server/tell-about-meeting";
import { withdrawnMail as withdrawnMeetingMail } from "@/lib/features/meetings/server/withdraw-meetings";
import { digestMail } from "@/lib/features/notifications/server/send-digests";
import { profileCreatedMails } from "@/lib/features/onboarding/server/profile-mails";
import {
  accountMail,
  adminInvitationMail,
  confirmAddressMail,
  mergedMail,
} from "@/lib/features/people/server/mails";
import { postingReceivedMails, postingTeamMail } from "@/lib/features/postings/server/mails";
import * as postings from "@/lib/features/postings/server/review-mails";
import { accountDeletedMail } from "@/lib/features/privacy/server/account-deleted-mail";
import * as applications from "@/lib/features/project-applications/server/mails";
import {
  disownedMail,
  withdrawnMail as withdrawnApplicationMail,
} from "@/lib/features/project-applications/server/own-mails";
import { newsMail } from "@/lib/features/project-applications/server/tell-applicant";
import * as quotes from "@/lib/features/quotes/server/mails";
import { alertMail } from "@/lib/features/saved-searches/server/alert-mail";
import * as signing from "@/lib/features/signing/server/mails";
import type { MailKind } from "@/lib/server/mail/kinds";
import type { Mail } from "@/lib/server/mail/mail";
import type { Locale } from "@/lib/shared/locales";
import { adminPosting, fullExpert, publicExpert, publicPosting } from "@/tests/support/dto-factories";
import * as sample from "./samples";

const { at, to, project, contract, meeting, company, words } = sample;
const token = "a".repeat(43);
const ofKind = (mails: Mail[], kind: MailKind) => mails.filter((mail) => mail.kind === kind);
const expert = fullExpert(sample.expert);
const shown = publicExpert({ ...sample.expert, name: "Aino V." });
const posting = publicPosting(sample.posting);
const toBeReviewed = { ...adminPosting(sample.posting), customerEmail: to };
const reader = {
  applicantEmail: to,
  projectTitle: project,
  customerCompany: company,
  userId: 1,
  expertId: 7,
};
const postingUrl = `${sample.site}/company/projects/7`;
const before = { ...meeting, startAt: new Date("2027-03-02T08:00:00Z") };
const change = { before, by: "admin" } as const;

/** Every mail as it is sent, with values that are neither English nor a sentence; in each of its forms that differ. */
export const everyMail: Record<MailKind, (locale: Locale) => Mail[]> = {
  email_verification: (locale) => [accounts.verificationMail(to, token, null, locale)],
  account_exists: (locale) => [accounts.accountExistsMail(to, token, locale)],
  password_reset: (locale) => [accounts.passwordResetMail(to, token, null, locale)],
  password_changed: (locale) => [accounts.passwordChangedMail(to, locale)],
  sign_in_link: (locale) => [accounts.signInLinkMail(to, token, null, locale)],
  two_factor_changed: (locale) => [true, false].map((isOn) => accounts.twoFactorMail(to, isOn, locale)),
  recovery_code_used: (locale) => [0, 1, 7].map((left) => accounts.recoveryCodeUsedMail(to, left, locale)),
  email_change: (locale) => [confirmAddressMail(to, token, locale)],
  admin_invitation: (locale) =>
    [null, words].map((note) =>
      adminInvitationMail(to, { name: "Eero Esimerkki", email: "eero@example.fi" }, { token, note }, locale),
    ),
  account_role: (locale) =>
    (["madeAdmin", "rightTaken"] as const).map((each) => accountMail(to, each, null, locale)),
  account_suspension: (locale) => [
    accountMail(to, "suspended", words, locale),
    accountMail(to, "lifted", null, locale),
  ],
  account_address: (locale) =>
    (["addressAsked", "addressChanged"] as const).map((each) => accountMail(to, each, null, locale)),
  account_merged: (locale) => [mergedMail(to, { name: "Aino Virtanen", email: to }, locale)],
  account_deleted: (locale) => [
    accountDeletedMail(to, { message: words, deleted: [], anonymised: [], kept: [] }, locale),
  ],
  team_invitation: (locale) => [
    teamInvitationMail(
      to,
      { name: company, verifiedDomain: "example.fi" },
      { name: "Eero Esimerkki", email: "eero@example.fi" },
      token,
      locale,
    ),
  ],
  team_owner: (locale) =>
    ["Eero Esimerkki", null].map((by) => teamChangeMail(to, "owner", { company, by }, locale)),
  team_member: (locale) => [teamChangeMail(to, "member", { company, by: "Eero Esimerkki" }, locale)],
  team_removed: (locale) => [teamChangeMail(to, "removed", { company, by: "Eero Esimerkki" }, locale)],
  company_mark: (locale) => markChanges.map((change) => companyMarkMail(to, change, company, locale)),
  expert_application_received: (locale) =>
    [null, `${sample.site}/account`].flatMap((byHandUrl) =>
      ofKind(
        applicationReceivedMails(7, sample.application, byHandUrl, locale, locale),
        "expert_application_received",
      ),
    ),
  expert_application_new: (locale) =>
    ofKind(applicationReceivedMails(7, sample.application, null, "en", locale), "expert_application_new"),
  expert_application_approved: (locale) =>
    [true, false].map((is) =>
      joining.applicationApprovedMail(to, { id: 7, isPublic: is, hasAccount: is }, locale),
    ),
  expert_application_rejected: (locale) =>
    [words, null].map((notes) => joining.applicationRejectedMail(to, notes, locale)),
  expert_application_changes: (locale) => [joining.applicationChangesMail(to, words, token, locale)],
  expert_application_again: (locale) => [applicationAgainMail(7, "Aino Virtanen", locale)],
  expert_profile_received: (locale) =>
    ofKind(
      profileCreatedMails({ ...expert, approvalStatus: "pending" }, locale, locale),
      "expert_profile_received",
    ),
  expert_profile_published: (locale) => profileCreatedMails(expert, locale, locale),
  expert_profile_new: (locale) =>
    ofKind(profileCreatedMails({ ...expert, approvalStatus: "pending" }, "en", locale), "expert_profile_new"),
  expert_approved: (locale) =>
    [true, false].flatMap((hasOwner) =>
      [true, false].map((isActive) => reviewMail({ ...expert, isActive }, null, hasOwner, locale)),
    ),
  expert_rejected: (locale) =>
    [words, null].map((reason) =>
      reviewMail({ ...expert, approvalStatus: "rejected" }, reason, reason !== null, locale),
    ),
  expert_changes: (locale) => [true, false].map((hasOwner) => changesMail(expert, words, hasOwner, locale)),
  expert_profile_again: (locale) => [profileAgainMail(expert, locale)],
  project_posting_received: (locale) =>
    [
      { opensAccount: false, isByHand: false },
      { opensAccount: true, isByHand: true },
    ].flatMap((how) =>
      ofKind(
        postingReceivedMails(7, sample.typedPosting, { url: postingUrl, ...how }, locale, locale),
        "project_posting_received",
      ),
    ),
  project_posting_new: (locale) =>
    (["new", "again"] as const).map((which) => postingTeamMail(7, sample.typedPosting, which, locale)),
  project_posting_approved: (locale) =>
    [{}, { lifecycle: "paused" as const }, { isActive: false }].map((unseen) =>
      postings.postingApprovedMail({ ...toBeReviewed, ...unseen }, locale),
    ),
  project_posting_rejected: (locale) => [
    postings.postingRejectedMail({ ...toBeReviewed, rejectionReason: words }, locale),
  ],
  project_posting_changes: (locale) => [postings.postingChangesMail(toBeReviewed, words, postingUrl, locale)],
  project_posting_withdrawn: (locale) => [postings.postingWithdrawnMail(to, project, locale)],
  project_match: (locale) =>
    [true, false].map((hasAccount) =>
      matchMail(posting, { id: 7, email: to, minMatchingScore: 60 }, 87, hasAccount, locale),
    ),
  project_told: (locale) =>
    [1, 5].map((count) => toldMail({ id: 7, title: project, customerEmail: to }, count, locale)),
  saved_search_alert: (locale) => [
    alertMail(
      { userId: 1, email: to },
      [{ search: { name: "Python", filters: {} }, experts: [shown] }],
      locale,
    ),
  ],
  invitation_received: (locale) =>
    [1, null].map((userId) =>
      invitations.invitationMail({ ...sample.invitee, userId }, posting, words, locale),
    ),
  invitation_answered: (locale) =>
    (["accepted", "declined"] as const).map((status) =>
      invitations.answerMail(
        to,
        { id: 7, title: project },
        { name: "Aino V.", status, reason: words },
        locale,
      ),
    ),
  invitation_withdrawn: (locale) =>
    (["company", "expert"] as const).map((side) =>
      invitations.withdrawnMail(side, to, { project, expert: "Aino V." }, words, locale),
    ),
  project_application_new: (locale) =>
    [true, false].map((hasAccount) =>
      applications.newApplicationMail(
        { email: to, hasAccount },
        sample.projectApplication,
        { id: 7, title: project },
        { expertId: 7, matchScore: 87 },
        locale,
      ),
    ),
  project_application_received: (locale) => [
    applications.applicationReceivedMail(to, { id: 7, title: project }, locale),
  ],
  project_application_answer_due: (locale) => [
    applications.answerDueMail(to, { projectId: 7, project, name: "Aino V.", dueAt: at }, locale),
  ],
  project_application_withdrawn: (locale) => [
    ...[false, true].map((isUnderContract) =>
      withdrawnApplicationMail(to, { id: 7, title: project, name: "Aino V.", isUnderContract }, locale),
    ),
    disownedMail(to, { id: 7, title: project, name: "Aino V." }, locale),
  ],
  project_application_moved: (locale) =>
    (["interview", "offer", "hired", "declined", "over"] as const).flatMap((news) =>
      [7, null].map((expertId) => newsMail({ ...reader, expertId }, news, words, locale)),
    ),
  project_application_unanswered: (locale) =>
    [1, null].map((userId) => newsMail({ ...reader, userId }, "unanswered", null, locale)),
  quote_received: (locale) => [quotes.receivedMail(to, sample.quote, locale)],
  quote_answered: (locale) =>
    (["declined", "change_requested", "expired"] as const).map((news) =>
      quotes.answeredMail(to, { id: 7, title: project, version: 2 }, news, words, locale),
    ),
  contracts_drawn_up: (locale) =>
    [null, { client: "/api/contracts/file/1", expert: "/api/contracts/file/2" }].map((links) =>
      contractsMail({ engagementId: 17, to, links, at }, locale),
    ),
  contract_to_sign: (locale) =>
    [true, false].map((hasAccount) =>
      toSignMail(
        to,
        {
          ...{ ...contract, project, expiresAt: at, url: `${sample.site}/contracts/7`, hasAccount },
          origin: (language) =>
            quotes.originOf("client", { name: "Aino V.", company, project, version: 2 }, language),
        },
        locale,
      ),
    ),
  contract_reminder: (locale) => [
    contractReminderMail(to, { ...contract, project, sentOn: "2027-02-20", expiresAt: at }, locale),
  ],
  contract_countersign_team: (locale) => [
    signing.countersignTeamMail({ ...contract, projectTitle: project }, locale),
  ],
  contract_countersign_reminder: (locale) => [
    countersignReminderMail({ ...contract, project, expiresAt: at }, locale),
  ],
  contract_ended: (locale) =>
    (["declined", "expired", "cancelled", "other", "lapsed", "gone"] as const).map((how) =>
      ended.contractEndedMail(to, { ...contract, projectTitle: project }, { how, reason: words }, locale),
    ),
  contract_declined_team: (locale) =>
    (["client", "expert"] as const).map((type) =>
      ended.contractDeclinedTeamMail(
        { ...contract, projectTitle: project },
        { type, name: "Aino Virtanen" },
        words,
        locale,
      ),
    ),
  contract_one_sided_team: (locale) => [
    ended.oneSidedTeamMail({ ...contract, projectTitle: project }, { reference: "OS-000017-E" }, locale),
  ],
  contract_sealed: (locale) =>
    contractForces.map((force) =>
      signing.sealedMail(
        to,
        { ...contract, projectTitle: project, expiresAt: at, force },
        Buffer.from("%PDF"),
        locale,
      ),
    ),
  contract_in_force: (locale) => [signing.inForceMail(to, { ...contract, projectTitle: project }, locale)],
  signing_code: (locale) => [signing.signingCodeMail(to, { projectTitle: project }, "123456", locale)],
  liability_papers_due: (locale) => [
    papersMail(to, { id: 7, project, kinds: ["taxes", "pension_insurance"] }, locale),
  ],
  availability_old: (locale) =>
    [at, null].flatMap((confirmedAt) =>
      [1, null].map((userId) =>
        availabilityMail({ id: 7, userId, email: to, confirmedAt, emailNotifications: true }, at, locale),
      ),
    ),
  meeting_booking_received: (locale) =>
    [false, true].flatMap((isByHand) =>
      [null, "https://meet.example.com/x"].flatMap((joinUrl) =>
        ofKind(
          bookingReceivedMails({ ...meeting, joinUrl }, { client: locale, host: "en" }, { isByHand }),
          "meeting_booking_received",
        ),
      ),
    ),
  meeting_booking_new: (locale) =>
    ofKind(bookingReceivedMails(meeting, { client: "en", host: locale }), "meeting_booking_new"),
  meeting_booking_confirmed: (locale) =>
    [null, "https://meet.example.com/x"].map(
      (joinUrl) => meetings.confirmedMails({ ...meeting, joinUrl }, at, locale).client,
    ),
  meeting_booking_confirmed_representative: (locale) => [
    meetings.confirmedMails(meeting, at, locale).representative,
  ],
  meeting_booking_moved: (locale) => [
    meetings.movedMails({ ...meeting, status: "pending" }, change, at, locale).client,
    meetings.movedMails({ ...meeting, status: "confirmed" }, { ...change, by: "customer" }, at, locale)
      .client,
  ],
  meeting_booking_moved_representative: (locale) => [
    meetings.movedMails({ ...meeting, status: "pending" }, change, at, locale).representative,
    meetings.movedMails({ ...meeting, status: "pending" }, { ...change, by: "customer" }, at, locale)
      .representative,
  ],
  meeting_booking_cancelled: (locale) =>
    (["admin", "customer"] as const).map(
      (by) => meetings.cancelledMails(meeting, { by, reason: words }, at, locale).client,
    ),
  meeting_booking_cancelled_representative: (locale) =>
    (["admin", "customer"] as const).map(
      (by) => meetings.cancelledMails(meeting, { by, reason: words }, at, locale).representative,
    ),
  meeting_join_link: (locale) => [
    meetings.joinLinkMails({ ...meeting, joinUrl: "https://meet.example.com/x" }, at, locale).client,
  ],
  meeting_join_link_representative: (locale) => [
    meetings.joinLinkMails({ ...meeting, joinUrl: "https://meet.example.com/x" }, at, locale).representative,
  ],
  meeting_reminder: (locale) =>
    (["day", "hour"] as const).map((kind) => reminderMails(meeting, kind, locale)[0]),
  meeting_reminder_representative: (locale) =>
    (["day", "hour"] as const).map((kind) => reminderMails(meeting, kind, locale)[1]),
  meeting_handed_over: (locale) =>
    [null, "https://meet.example.com/x"].map((joinUrl) =>
      otherHostMail({ ...meeting, joinUrl, status: "confirmed" }, at, locale),
    ),
  meeting_handed_over_representative: (locale) => [
    newHostMail({ ...meeting, status: "confirmed" }, at, locale),
  ],
  meeting_handed_over_former: (locale) =>
    formerHostMails(meeting, { ...meeting, host: { ...meeting.host, id: 2, name: "Öö" } }, at, locale),
  meeting_withdrawn: (locale) => [
    withdrawnMeetingMail({ ...meeting, calendarSequence: 1, expertId: null }, at, locale),
  ],
  meeting_about_expert: (locale) =>
    [true, false].map((hasAccount) => aboutMail({ email: to, hasAccount }, meeting, "booked", locale)),
  meeting_about_expert_moved: (locale) => [
    aboutMail({ email: to, hasAccount: true }, { ...meeting, before: at }, "moved", locale),
  ],
  meeting_about_expert_cancelled: (locale) =>
    [true, false].map((hasAccount) =>
      aboutMail({ email: to, hasAccount }, { ...meeting, company: "" }, "cancelled", locale),
    ),
  message_received: (locale) =>
    [true, false].map((hasAccount) =>
      messageMail(sample.party, to, "Åsa L.", sample.message, hasAccount, locale),
    ),
  messages_allowed: (locale) => [allowedMail(to, locale)],
  conversation_report_answered: (locale) => [
    reportMail(
      to,
      { ...sample.report, projectTitle: project, answer: words, hasStoppedWriter: true },
      locale,
    ),
  ],
  notification_digest: (locale) => [digestMail({ userId: 1, email: to }, sample.notifications(25), locale)],
};
