import { locales } from "@/lib/shared/locales";
import { textsOf } from "@/tests/support/catalogue";

// What experts are told about who sees their surname and how to reach them names the moment: the stage interview. That
// nobody is told before it, and the company from it on, is held by tests/access/hidden-contact.test.ts, call by call.

/** Sentences about an expert's own name and address: each says until when, or from when on. */
const promises = [
  "common ContactDetails.hidden",
  "common Fields.person.nameHelp",
  "conversations Conversations.writing.contactFound",
  "conversations Conversations.writing.contactRule",
  "dashboard Dashboard.invitations.accepted.description",
  "expert-applications ApplicationReviewMails.approved.published",
  "expert-applications Applications.form.emailHelp",
  "expert-applications Applications.hero.points.private",
  "expert-applications Applications.metadata.description",
  "experts ExpertReviewMails.approved.published",
  "home Home.join.points.private",
  "invitations Invite.messageHelp",
  "legal Privacy.recipients.parties",
  "legal Privacy.sections.public.body.p1",
  "onboarding Onboarding.description",
  "onboarding Onboarding.fields.emailHelp",
  "onboarding Onboarding.fields.emailOwn",
  "own-profile OwnProfile.sections.contactShown",
  "postings ProjectMails.applicationNew.identity",
  "postings ProjectMails.applicationReceived.next",
  "project-applications Applicants.detail.hidden",
  "project-applications ProjectApplications.identity",
  "quotes Quotes.page.state.expert.draft",
];

/** Sentences that sound like one, and what they are about. */
const others = [
  "company-projects CompanyProject.edit.againText", // a project
  "company-projects CompanyProject.edit.reviewed",
  "contracts ContractDetails.legalName", // what a contract wants
  "contracts Contracts.document.facts.fullName",
  "dashboard Dashboard.meetings.note", // the words of a company, to experts
  "home Home.why.anonymous.description", // the public profile, which shows none at any time
  "legal Privacy.retention.items.meetings.period", // of clients
  "legal Privacy.sections.security.body.list.access", // who of us reads the database
  "legal Privacy.sections.short.body.list.public",
  "matching Wishes.field.help", // what a company pastes
  "matching Wishes.wrong.text",
  "meetings AdminConsultants.calendar.help", // a consultant's calendar
  "meetings Meetings.form.projectDescriptionHelp", // the words of a company, to experts
  "postings Posting.fields.descriptionHelp",
  "postings Posting.sections.contactHelp", // the contact person of a posting
  "project-applications ApplicantMails.interview.next", // told in that stage
  "project-applications ApplicantMails.offer.next",
];

const about =
  /surname|contact details|full name and|never shown|not shown to anybody|stay hidden|contact data|reads “\{hidden\}”|from (?:an|the) interview|full name, or|full name or/i;
const interview = { en: /interview/i, fi: /haastattelu/i, sv: /intervju/i } as const;

it("every sentence about an expert's name and address is known here", () => {
  const found = [...textsOf("en")].filter(([, text]) => about.test(text)).map(([place]) => place);
  const missing = found.filter((place) => !promises.includes(place) && !others.includes(place));
  expect(missing).toEqual([]);
  expect([...promises, ...others].filter((place) => !textsOf("en").has(place))).toEqual([]);
});

it.each(locales)("says when, in %s", (locale) => {
  const texts = textsOf(locale);
  expect(promises.filter((place) => !interview[locale].test(texts.get(place) ?? ""))).toEqual([]);
});
