import sharp from "sharp";
import { unsubscribePath } from "@/lib/features/matching/server/unsubscribe";
import { clientPath } from "@/lib/features/meetings/server/client-link";
import { endDigestsPath } from "@/lib/features/notifications/server/choose-delivery";
import { stopAlertsPath } from "@/lib/features/saved-searches/server/stop-alerts";
import { setClock } from "@/lib/server/clock";
import { revalidationToken } from "@/lib/server/revalidate";
import type { CallOptions } from "@/tests/support/call";
import { insert, sql } from "@/tests/support/database/connection";
import { createContracts, engagementWish } from "@/tests/support/engagements";
import {
  createAdmin,
  createBooking,
  createConsultant,
  createExpert,
  createExpertApplication,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { createProjectApplication } from "@/tests/support/project-applications";
import { insertQuote, quoteWish } from "@/tests/support/quotes";
import { applicationRequest, bookingRequest } from "@/tests/support/request-factories";
import { createAwaiting } from "@/tests/support/signing";
import { fileForm } from "@/tests/support/upload";

// Who may call what (decisions A3): every method of every route, a request that can succeed, and what each role
// is answered. The permission matrix is made from it, and the test of what nobody is told of an applicant.

/** Somebody who is given no meetings, so that those of other tests stay whose they are. */
const consultantWish = {
  ...{ name: "Veikko Varalla", email: "veikko@osaaja.example", isActive: false },
  ...{ workingHours: [], absences: [] },
};

const roles = ["guest", "user", "owner", "admin"] as const;
export type Role = (typeof roles)[number];

/** The request that a row sends, complete enough to succeed for whoever may. `at` differs from role to role. */
type Request = (world: World, at: number) => Omit<CallOptions, "as" | "method">;
type Row = [route: string, guest: number, user: number, owner: number, admin: number, request?: Request];

type Contracts = Awaited<ReturnType<typeof createContracts>>;
export type World = {
  /** Postings in the state that each of these leads from. */
  moderated: Record<"approved" | "asked" | "rejected" | "reopened" | "removed", number>;
  /** Experts who are deleted by the table, and brought back. */
  removedExperts: Record<"removed" | "restored", number>;
  bookingId: number;
  meetingToken: string;
  mailId: string;
  skillNameId: number;
  deskNoteId: number;
  companyId: number;
  adminInvitationId: number;
  templateId: number;
  /** Who is given no meetings. */
  consultantId: number;
  applicationId: number;
  /** A posting of the owner's, and who applied to it. */
  appliedTo: { posting: number; application: number };
  postingId: number;
  ownPostingId: number;
  owned: Contracts;
  /** A contract of the owner's that awaits signatures. */
  signingId: number;
  ownerId: number;
  shortlistId: number;
  savedSearchId: number;
  conversation: { id: number; applicationId: number; fileId: number };
  /** Two reports: one that is answered by the table. */
  reportIds: [number, number];
  sentId: number;
  invitingId: number;
  invitationId: number;
  waitingInvitationId: number;
  stoppedReportId: number;
  quotes: { applicationId: number; sent: number; draft: number; accepted: number };
  teamInvitationId: number;
  expertId: number;
  pendingId: number;
  imageId: string;
  picture: Buffer;
};

const expert: Request = ({ expertId }) => ({ params: { id: String(expertId) } });
const deskItem: Request = ({ expertId }) => ({ params: { kind: "expert", id: String(expertId) } });
const favorite: Request = ({ expertId }) => ({ params: { id: String(expertId) } });
const shortlist: Request = ({ shortlistId }) => ({ params: { id: String(shortlistId) } });
const ownPosting: Request = ({ ownPostingId }) => ({ params: { id: String(ownPostingId) } });
const shortlistPlace: Request = ({ shortlistId, expertId }) => ({
  params: { id: String(shortlistId), expert: String(expertId) },
});
const conversation: Request = ({ conversation: { id } }) => ({ params: { id: String(id) } });
const partyDetails = {
  ...{ legalName: "Pohjola Oy", businessId: "0112038-9", signatoryName: "Åsa Öhman" },
  ...{ streetAddress: "Tehtaankatu 27", postalCode: "00150", city: "Helsinki" },
};
const signing: Request = ({ signingId }) => ({ params: { id: String(signingId) } });
const signature: Request = (world, at) => ({
  ...signing(world, at),
  body: { name: "Veera Nieminen", code: "123456", consent: true },
});
const stopAlertsLink: Request = ({ ownerId }) => ({
  query: Object.fromEntries(new URLSearchParams(stopAlertsPath(ownerId).split("?")[1])),
});
const endDigestsLink: Request = ({ ownerId }) => ({
  query: Object.fromEntries(new URLSearchParams(endDigestsPath(ownerId).split("?")[1])),
});
const quoteBy = (id: number) => ({ params: { id: String(id) } });
const unsubscribeLink: Request = ({ expertId }) => ({
  params: { id: String(expertId) },
  query: { token: unsubscribePath(expertId).split("token=")[1] ?? "" },
});
/** An address of its own for each call, so that no call meets the account of another. */
const address = (at: number) => `person${at}@example.com`;
const application = (at: number) => applicationRequest({ email: address(at) });
const projectApplication = (projectId: number, at: number) => ({
  projectId,
  applicantName: "Aada Applicant",
  applicantEmail: address(at),
  coverLetter: "We forecast demand.",
});
const booking = (at: number) =>
  bookingRequest({ preferredDate: "2027-03-03", preferredTime: `${9 + (at % 6)}:00` });

const onboardingDraft = {
  fields: {
    ...{ name: "", title: "", email: "", description: "", skills: [], skillMastery: {}, hourlyRate: "" },
    ...{ workArrangement: [], location: "", availability: "available", portfolioUrl: "" },
  },
  currentStep: "basic-info",
  completedSteps: [],
  achievements: [],
  personalityConsent: false,
  personalityAnswers: null,
  personalityScores: null,
};

// biome-ignore format: a table is read by its columns
export const table: Row[] = [
  // route                                    guest user owner admin
  ["DELETE /api/[[...unknown]]",               404, 404, 404, 404, () => ({ params: { unknown: ["nothing"] } })],
  ["GET /api/[[...unknown]]",                  404, 404, 404, 404, () => ({ params: { unknown: ["nothing"] } })],
  ["PATCH /api/[[...unknown]]",                404, 404, 404, 404, () => ({ params: { unknown: ["nothing"] } })],
  ["POST /api/[[...unknown]]",                 404, 404, 404, 404, () => ({ params: { unknown: ["nothing"] } })],
  ["PUT /api/[[...unknown]]",                  404, 404, 404, 404, () => ({ params: { unknown: ["nothing"] } })],
  // Refused for its confirmation: the people of this table are needed further down.
  ["DELETE /api/account",                      401, 422, 422, 422, () => ({ body: { confirmation: "perhaps" } })],
  ["PATCH /api/account",                       401, 200, 200, 200, () => ({ body: { language: "fi" } })],
  ["GET /api/account/export",                  401, 200, 200, 200],
  ["GET /api/account/contracts",               401, 200, 200, 200],
  ["GET /api/account/meetings",                401, 200, 200, 200],
  ["GET /api/account/two-factor",              401, 200, 200, 200],
  // Setting it up is for administrators; refused for a wrong code, or because there is nothing to turn off.
  ["POST /api/account/two-factor",             401, 409, 409, 200, () => ({ body: {} })],
  ["POST /api/account/two-factor/confirm",     401, 409, 409, 422, () => ({ body: { code: "000000" } })],
  ["POST /api/account/two-factor/end",         401, 409, 409, 409, () => ({ body: { code: "000000" } })],
  ["GET /api/admin/people",                    401, 403, 403, 200],
  ["GET /api/admin/people/[id]",               401, 403, 403, 200, ({ ownerId }) => ({ params: { id: String(ownerId) } })],
  ["GET /api/admin/people/[id]/things",        401, 403, 403, 200, ({ ownerId }) => ({ params: { id: String(ownerId) }, query: { kind: "project", page: "1" } })],
  // Refused for what they say: the people of this table are needed further down.
  ["PATCH /api/admin/people/[id]/role",        401, 403, 403, 409, ({ ownerId }) => ({ params: { id: String(ownerId) }, body: { role: "user", reason: "No" } })],
  ["PATCH /api/admin/people/[id]/suspension",  401, 403, 403, 409, ({ ownerId }) => ({ params: { id: String(ownerId) }, body: { isSuspended: false, reason: "No" } })],
  ["POST /api/admin/people/[id]/verification-mail", 401, 403, 403, 409, ({ ownerId }) => ({ params: { id: String(ownerId) } })],
  ["POST /api/admin/people/[id]/email",        401, 403, 403, 204, ({ ownerId }) => ({ params: { id: String(ownerId) }, body: { email: "quite.new@example.com" } })],
  ["GET /api/admin/people/[id]/merge",         401, 403, 403, 404, ({ ownerId }) => ({ params: { id: String(ownerId) }, query: { email: "nobody.here@example.com" } })],
  ["POST /api/admin/people/[id]/merge",        401, 403, 403, 404, ({ ownerId }) => ({ params: { id: String(ownerId) }, body: { email: "nobody.here@example.com", confirmation: "A" } })],
  ["GET /api/admin/admin-invitations",         401, 403, 403, 200],
  ["POST /api/admin/admin-invitations",        401, 403, 403, 201, () => ({ body: { email: "second@example.com", language: "fi" } })],
  ["POST /api/admin/admin-invitations/[id]/send", 401, 403, 403, 200, ({ adminInvitationId }) => ({ params: { id: String(adminInvitationId) } })],
  ["DELETE /api/admin/admin-invitations/[id]", 401, 403, 403, 204, ({ adminInvitationId }) => ({ params: { id: String(adminInvitationId) } })],
  ["POST /api/account/admin-invitation",       401, 404, 404, 404, () => ({ body: { token: "invented" } })],
  ["POST /api/auth/admin-invitation",          404, 404, 404, 404, () => ({ body: { token: "invented", firstName: "A", lastName: "B", password: "a long and quiet evening" } })],
  ["POST /api/auth/confirm-address",           404, 404, 404, 404, () => ({ body: { token: "invented" } })],
  ["POST /api/admin/project-postings",         401, 403, 403, 201, () => ({ body: { title: "By hand", requiredSkills: ["Python"], customerName: "Veera Visitor", customerEmail: "veera@example.com" } })],
  ["POST /api/admin/meeting-bookings",         401, 403, 403, 422, (_, at) => ({ body: { ...booking(at), preferredDate: "2020-01-01" } })],
  ["POST /api/admin/expert-applications",      401, 403, 403, 201, (_, at) => ({ body: { ...application(at), email: "by-hand@example.com" } })],
  ["GET /api/admin/companies",                 401, 403, 403, 200],
  ["GET /api/admin/companies/[id]",            401, 403, 403, 200, ({ companyId }) => ({ params: { id: String(companyId) } })],
  ["GET /api/admin/companies/[id]/things",     401, 403, 403, 200, ({ companyId }) => ({ params: { id: String(companyId) }, query: { kind: "project", page: "1" } })],
  // Refused for the name it says.
  ["PATCH /api/admin/companies/[id]/mark",     401, 403, 403, 409, ({ companyId }) => ({ params: { id: String(companyId) }, body: { change: "give", name: "Another", reason: "No" } })],
  ["PATCH /api/admin/contracts/[id]",          401, 403, 403, 200, ({ owned }) => ({ params: { id: String(owned.contracts[0]?.id) }, body: { isSigned: true } })],
  ["GET /api/admin/experts",                   401, 403, 403, 200],
  ["POST /api/admin/experts/[id]/restore",     401, 403, 403, 200, ({ removedExperts }) => ({ params: { id: String(removedExperts.restored) } })],
  ["POST /api/admin/experts/[id]/request-changes", 401, 403, 403, 200, ({ pendingId }) => ({ params: { id: String(pendingId) }, body: { message: "Say more" } })],
  ["GET /api/admin/exports/contracts",         401, 403, 403, 200],
  ["GET /api/admin/exports/experts",           401, 403, 403, 200],
  ["GET /api/admin/funnel",                    401, 403, 403, 200],
  ["GET /api/admin/overview",                  401, 403, 403, 200],
  ["GET /api/admin/exports/expert-applications", 401, 403, 403, 200],
  ["GET /api/admin/exports/project-postings",  401, 403, 403, 200],
  ["GET /api/admin/project-postings",          401, 403, 403, 200],
  ["GET /api/admin/project-postings/pending",  401, 403, 403, 200],
  ["PATCH /api/admin/project-postings/[id]",   401, 403, 403, 200, ({ postingId }) => ({ params: { id: String(postingId) }, body: { title: "Forecast" } })],
  ["PATCH /api/admin/project-postings/[id] (an engagement)", 401, 403, 403, 404, ({ owned }) => ({ params: { id: String(owned.project.id) }, body: { title: "Forecast" } })],
  ["DELETE /api/admin/project-postings/[id]",  401, 403, 403, 204, ({ moderated }) => ({ params: { id: String(moderated.removed) } })],
  ["DELETE /api/admin/project-postings/[id] (an engagement)", 401, 403, 403, 404, ({ owned }) => ({ params: { id: String(owned.project.id) } })],
  ["PATCH /api/admin/project-postings/[id]/approve", 401, 403, 403, 200, ({ moderated }) => ({ params: { id: String(moderated.approved) } })],
  ["PATCH /api/admin/project-postings/[id]/approve (an engagement)", 401, 403, 403, 404, ({ owned }) => ({ params: { id: String(owned.project.id) } })],
  ["PATCH /api/admin/project-postings/[id]/order", 401, 403, 403, 200, ({ postingId }) => ({ params: { id: String(postingId) }, body: { displayOrder: 1 } })],
  ["PATCH /api/admin/project-postings/[id]/reject", 401, 403, 403, 200, ({ moderated }) => ({ params: { id: String(moderated.rejected) } })],
  ["PATCH /api/admin/project-postings/[id]/request-changes", 401, 403, 403, 200, ({ moderated }) => ({ params: { id: String(moderated.asked) }, body: { message: "Say more" } })],
  ["PATCH /api/admin/project-postings/[id]/reopen", 401, 403, 403, 200, ({ moderated }) => ({ params: { id: String(moderated.reopened) } })],
  ["PATCH /api/admin/project-postings/[id]/visibility", 401, 403, 403, 200, ({ postingId }) => ({ params: { id: String(postingId) }, body: { isActive: true } })],
  ["GET /api/admin/audit-entries",             401, 403, 403, 200],
  ["GET /api/admin/exports/audit-entries",     401, 403, 403, 200],
  ["GET /api/admin/exports/meeting-bookings",  401, 403, 403, 200],
  ["GET /api/admin/jobs",                      401, 403, 403, 200],
  ["GET /api/admin/mail-messages",             401, 403, 403, 200],
  ["GET /api/admin/mail-messages/[id]",        401, 403, 403, 200, ({ mailId }) => ({ params: { id: mailId } })],
  ["GET /api/admin/mail-messages/[id]/attachments/[index]", 401, 403, 403, 200, ({ mailId }) => ({ params: { id: mailId, index: "0" } })],
  ["GET /api/admin/search-misses",             401, 403, 403, 200],
  ["GET /api/admin/skill-names",               401, 403, 403, 200],
  ["POST /api/admin/skill-names",              401, 403, 403, 201, () => ({ body: { name: "Koodikieli", skillKey: "python" } })],
  ["DELETE /api/admin/skill-names/[id]",       401, 403, 403, 204, ({ skillNameId }) => ({ params: { id: String(skillNameId) } })],
  ["GET /api/admin/inbox",                     401, 403, 403, 200],
  ["GET /api/admin/inbox/count",               401, 403, 403, 200],
  ["GET /api/admin/desk/[kind]/[id]",          401, 403, 403, 200, deskItem],
  ["PATCH /api/admin/desk/[kind]/[id]",        401, 403, 403, 204, (world, at) => ({ ...deskItem(world, at), body: { tags: ["vip"], isMine: true } })],
  ["POST /api/admin/desk/[kind]/[id]/notes",   401, 403, 403, 201, (world, at) => ({ ...deskItem(world, at), body: { text: "Called" } })],
  ["POST /api/admin/desk/[kind]/[id]/look",    401, 403, 403, 200, deskItem],
  ["DELETE /api/admin/desk-notes/[id]",        401, 403, 403, 204, ({ deskNoteId }) => ({ params: { id: String(deskNoteId) } })],
  ["GET /api/admin/reason-templates",          401, 403, 403, 200],
  ["POST /api/admin/reason-templates",         401, 403, 403, 201, () => ({ body: { name: "Too short", text: "Please write more." } })],
  ["DELETE /api/admin/reason-templates/[id]",  401, 403, 403, 204, ({ templateId }) => ({ params: { id: String(templateId) } })],
  ["GET /api/admin/search",                    401, 403, 403, 200, () => ({ query: { q: "aino" } })],
  ["POST /api/admin/mail-messages/[id]/send",  401, 403, 403, 200, ({ mailId }) => ({ params: { id: mailId } })],
  ["GET /api/auth/[...nextauth]",              200, 200, 200, 200, () => ({ path: "/api/auth/csrf", params: { nextauth: ["csrf"] } })],
  ["POST /api/auth/[...nextauth]",             302, 302, 302, 302, () => ({ path: "/api/auth/signout", params: { nextauth: ["signout"] }, body: {} })],
  ["POST /api/auth/email-link",                200, 200, 200, 200, (_, at) => ({ body: { email: address(at) } })],
  ["POST /api/auth/forgot-password",           200, 200, 200, 200, (_, at) => ({ body: { email: address(at) } })],
  ["POST /api/auth/register",                  201, 201, 201, 201, (_, at) => ({ body: { firstName: "A", lastName: "B", email: address(at), password: "a long and quiet evening" } })],
  ["POST /api/auth/resend-verification",       200, 200, 200, 200, (_, at) => ({ body: { email: address(at) } })],
  ["POST /api/auth/reset-password",            422, 422, 422, 422, () => ({ body: { token: "guess", password: "a long and quiet evening" } })],
  ["GET /api/auth/user",                       200, 200, 200, 200],
  ["GET /api/calendar/available-slots",        200, 200, 200, 200, () => ({ query: { date: "2027-03-04" } })],
  ["GET /api/calendar/free-days",              200, 200, 200, 200],
  ["GET /api/consultants/[token]/calendar.ics", 404, 404, 404, 404, ({ consultantId }) => ({ params: { token: `${consultantId}-${"a".repeat(43)}` } })],
  ["GET /api/meeting-bookings/[id]/free-consultants", 401, 403, 403, 200, ({ bookingId }) => ({ params: { id: String(bookingId) } })],
  ["GET /api/admin/consultants",               401, 403, 403, 200],
  ["POST /api/admin/consultants",              401, 403, 403, 201, () => ({ body: consultantWish })],
  ["PATCH /api/admin/consultants/[id]",        401, 403, 403, 200, ({ consultantId }) => ({ params: { id: String(consultantId) }, body: { ...consultantWish, updatedAt: "2027-03-01T00:00:00.000Z" } })],
  ["POST /api/admin/consultants/[id]/calendar-address", 401, 403, 403, 200, ({ consultantId }) => ({ params: { id: String(consultantId) } })],
  ["GET /api/meeting-bookings/[id]/calendar-file", 404, 404, 404, 404, () => ({ params: { id: "1" }, query: { token: "guess" } })],
  ["POST /api/calendar/check-availability",    200, 200, 200, 200, () => ({ body: { startTime: "2027-03-04T08:00:00Z", endTime: "2027-03-04T09:00:00Z" } })],
  ["POST /api/calendar/create-meeting",        404, 404, 404, 404, () => ({ body: { bookingId: 1, token: "guess" } })],
  // Nobody but the owner, administrators included.
  ["GET /api/company/projects",                401, 200, 200, 200],
  ["GET /api/company/projects/[id]",           401, 404, 200, 404, ownPosting],
  ["POST /api/company/projects/[id]/resubmit", 401, 404, 200, 404, ownPosting],
  ["PATCH /api/company/projects/[id]",         401, 404, 200, 404, (world, at) => ({ ...ownPosting(world, at), body: { title: "Renamed" } })],
  ["PATCH /api/company/projects/[id]/lifecycle", 401, 404, 200, 404, (world, at) => ({ ...ownPosting(world, at), body: { lifecycle: "paused" } })],
  ["GET /api/contracts",                       401, 403, 403, 200],
  ["GET /api/contracts/[id]/pdf",              404, 404, 200, 200, ({ owned }) => ({ params: { id: String(owned.contracts[0]?.id) } })],
  ["GET /api/contracts/[id]/pdf (by its link)", 200, 200, 200, 200, ({ owned }) => ({ params: { id: String(owned.contracts[0]?.id) }, query: { token: owned.contracts[0]?.token ?? "" } })],
  // The party's alone; an administrator signs for the operator, once the party has signed.
  ["GET /api/contracts/[id]",                  401, 404, 200, 200, signing],
  ["POST /api/contracts/[id]/send",            401, 404, 200, 404, (world, at) => ({ ...signing(world, at), body: {} })],
  ["POST /api/contracts/[id]/signing-code",    401, 404, 200, 404, signing],
  ["POST /api/contracts/[id]/sign",            401, 404, 422, 404, signature],
  ["POST /api/admin/contracts/[id]/signing-code", 401, 403, 403, 409, signing],
  ["POST /api/admin/contracts/[id]/sign",      401, 403, 403, 409, signature],
  ["POST /api/contracts/[id]/decline",         401, 404, 200, 404, (world, at) => ({ ...signing(world, at), body: { reason: "Too dear" } })],
  ["POST /api/contracts/generate",             404, 404, 200, 404, ({ owned }) => ({ body: { projectId: owned.project.id } })],
  ["POST /api/contracts/generate (by token)",  200, 200, 200, 200, ({ owned }) => ({ body: { projectId: owned.project.id, accessToken: owned.project.accessToken } })],
  ["POST /api/visits",                         204, 204, 204, 204],
  ["POST /api/verify",                         200, 200, 200, 200, () => fileForm(Buffer.from("%PDF-1.7"), { field: "file", name: "a.pdf", type: "application/pdf" })],
  ["POST /api/wish-matching",                  200, 200, 200, 200, () => ({ body: { wishes: [{ kind: "skill", value: "Python", isMust: true }] } })],
  ["POST /api/custom-project-matching",        200, 200, 200, 200, () => ({ body: { project: { title: "Forecast", requiredSkills: ["Python"] } } })],
  // The two parties': administrators read what was reported only.
  ["GET /api/admin/conversation-reports",      401, 403, 403, 200],
  ["GET /api/admin/conversation-reports/[id]", 401, 403, 403, 200, ({ reportIds }) => ({ params: { id: String(reportIds[0]) } })],
  ["PATCH /api/admin/conversation-reports/[id]", 401, 403, 403, 200, ({ reportIds }) => ({ params: { id: String(reportIds[1]) }, body: { answer: "We have looked." } })],
  ["POST /api/admin/conversation-reports/[id]/lift", 401, 403, 403, 200, ({ stoppedReportId }) => ({ params: { id: String(stoppedReportId) } })],
  ["GET /api/conversations",                   401, 200, 200, 200],
  ["POST /api/conversations",                  401, 404, 200, 404, ({ conversation: { applicationId } }) => ({ body: { applicationId } })],
  // The process is stopping, so that the stream ends at once.
  ["GET /api/conversations/stream",            401, 200, 200, 200],
  ["GET /api/conversations/[id]",              401, 404, 200, 404, conversation],
  ["POST /api/conversations/[id]/messages",    401, 404, 201, 404, (world, at) => ({ ...conversation(world, at), body: { body: "Hello" } })],
  ["POST /api/conversations/[id]/read",        401, 404, 204, 404, (world, at) => ({ ...conversation(world, at), body: {} })],
  ["GET /api/conversations/[id]/files/[file]", 401, 404, 200, 404, ({ conversation: { id, fileId } }) => ({ params: { id: String(id), file: String(fileId) } })],
  ["POST /api/conversations/[id]/report",      401, 404, 201, 404, (world, at) => ({ ...conversation(world, at), body: { reason: "Rude" } })],
  ["POST /api/conversations/[id]/block",       401, 404, 204, 404, conversation],
  ["POST /api/conversations/[id]/unblock",     401, 404, 204, 404, conversation],
  ["GET /api/expert-applications",             401, 403, 403, 200],
  ["POST /api/expert-applications",            201, 201, 201, 201, (_, at) => ({ body: application(at) })],
  ["PUT /api/expert-applications/corrections/[token] (guessed)", 404, 404, 404, 404, (_, at) => {
    const { email: _email, ...body } = application(at);
    return { params: { token: "guessed" }, body };
  }],
  ["POST /api/expert-applications/[id]/approve", 401, 403, 403, 200, ({ applicationId }) => ({ params: { id: String(applicationId) } })],
  // Decided by the row above, and gone after the row below.
  ["PATCH /api/expert-applications/[id]/status", 401, 403, 403, 409, ({ applicationId }) => ({ params: { id: String(applicationId) }, body: { status: "rejected" } })],
  ["DELETE /api/expert-applications/[id]",     401, 403, 403, 204, ({ applicationId }) => ({ params: { id: String(applicationId) } })],
  // An application and an invitation of the owner's expert; the invited project is the administrator's.
  ["GET /api/expert/applications",             401, 200, 200, 200],
  ["POST /api/expert/applications/[id]/withdraw", 401, 404, 200, 404, ({ sentId }) => ({ params: { id: String(sentId) } })],
  // Sent signed in: its own.
  ["POST /api/expert/applications/[id]/disown", 401, 404, 409, 404, ({ sentId }) => ({ params: { id: String(sentId) } })],
  ["GET /api/expert/invitations",              401, 200, 200, 200],
  ["PATCH /api/expert/invitations/[id]",       401, 404, 200, 404, ({ invitationId }) => ({ params: { id: String(invitationId) }, body: { status: "declined" } })],
  ["GET /api/admin/invitations",               401, 403, 403, 200],
  ["PATCH /api/admin/invitations/[id]",        401, 403, 403, 200, ({ waitingInvitationId }) => ({ params: { id: String(waitingInvitationId) }, body: { status: "withdrawn", reason: "Spam" } })],
  // The user founds a team; the administrator is a member of the owner's.
  ["GET /api/admin/quotes",                    401, 403, 403, 200],
  ["GET /api/company/contracts",               401, 200, 200, 200],
  ["GET /api/company/contract-details",        401, 200, 200, 200],
  ["PUT /api/company/contract-details",        401, 200, 200, 403, () => ({ body: partyDetails })],
  ["GET /api/expert/contracts",                401, 200, 200, 200],
  ["GET /api/expert/contract-details",         401, 404, 200, 404],
  ["PUT /api/expert/contract-details",         401, 404, 200, 404, () => ({ body: partyDetails })],
  ["GET /api/contracts/[id]/liability-papers", 401, 404, 200, 200, ({ owned }) => ({ params: { id: String(owned.contracts[0]?.id) } })],
  ["POST /api/contracts/[id]/liability-papers", 401, 422, 422, 422, ({ owned }) => ({ params: { id: String(owned.contracts[0]?.id) }, body: {} })],
  ["GET /api/contracts/[id]/liability-papers/[paper]", 401, 404, 404, 404, ({ owned }) => ({ params: { id: String(owned.contracts[0]?.id), paper: "1" } })],
  ["DELETE /api/contracts/[id]/liability-papers/[paper]", 401, 404, 404, 404, ({ owned }) => ({ params: { id: String(owned.contracts[0]?.id), paper: "1" } })],
  ["GET /api/company/team",                    401, 200, 200, 200],
  ["PATCH /api/company/team",                  401, 404, 200, 403, () => ({ body: { name: "Renamed Oy" } })],
  ["POST /api/company/team/verify",            401, 404, 200, 403],
  // Nothing is looked up without a business ID.
  ["POST /api/company/team/verify/register",   401, 404, 422, 403],
  ["POST /api/company/team/invitations",       401, 404, 201, 403, (_, at) => ({ body: { email: `colleague${at}@example.com`, role: "member" } })],
  ["DELETE /api/company/team/invitations/[id]", 401, 404, 204, 403, ({ teamInvitationId }) => ({ params: { id: String(teamInvitationId) } })],
  ["PATCH /api/company/team/members/[id]", 401, 404, 200, 403, ({ ownerId }) => ({ params: { id: String(ownerId) }, body: { role: "owner" } })],
  ["DELETE /api/company/team/members/[id]", 401, 404, 409, 403, ({ ownerId }) => ({ params: { id: String(ownerId) } })],
  ["POST /api/company/team",                   401, 201, 409, 409, () => ({ body: { name: "User Oy" } })],
  ["POST /api/company/team/join",              401, 404, 404, 404, () => ({ body: { token: "nothing" } })],
  ["GET /api/company/invitable-projects",      401, 200, 200, 200, ({ expertId }) => ({ query: { expertId: String(expertId) } })],
  ["GET /api/company/projects/[id]/invitations", 401, 404, 404, 200, ({ invitingId }) => ({ params: { id: String(invitingId) } })],
  ["POST /api/company/projects/[id]/invitations", 401, 404, 404, 409, ({ invitingId, expertId }) => ({ params: { id: String(invitingId) }, body: { expertId, message: "Come" } })],
  // Quotes of the owner's expert for a posting of the administrator's.
  ["POST /api/quotes",                         401, 404, 201, 404, ({ quotes }) => ({ body: { ...quoteWish, startDate: "2099-01-01", applicationId: quotes.applicationId } })],
  ["GET /api/quotes/[id]",                     401, 404, 200, 200, ({ quotes }) => quoteBy(quotes.sent)],
  ["GET /api/quotes/[id] (a draft)",           401, 404, 200, 404, ({ quotes }) => quoteBy(quotes.draft)],
  ["GET /api/quotes/[id]/pdf",                 401, 404, 200, 200, ({ quotes }) => quoteBy(quotes.sent)],
  ["PATCH /api/quotes/[id]",                   401, 404, 200, 404, ({ quotes }) => ({ ...quoteBy(quotes.draft), body: { validDays: 7 } })],
  ["POST /api/quotes/[id]/revise",             401, 404, 200, 404, ({ quotes }) => quoteBy(quotes.sent)],
  ["POST /api/quotes/[id]/request-change",     401, 404, 404, 200, ({ quotes }) => ({ ...quoteBy(quotes.sent), body: { message: "Fewer hours" } })],
  ["POST /api/quotes/[id]/send",               401, 404, 200, 404, ({ quotes }) => quoteBy(quotes.sent)],
  ["POST /api/quotes/[id]/decline",            401, 404, 404, 200, ({ quotes }) => quoteBy(quotes.sent)],
  ["POST /api/quotes/[id]/accept",             401, 404, 404, 200, ({ quotes }) => quoteBy(quotes.accepted)],
  ["GET /api/company/quotes",                  401, 200, 200, 200],
  ["GET /api/expert/quotes",                   401, 200, 200, 200],
  ["GET /api/experts",                         200, 200, 200, 200],
  // Each with an address of somebody else, which is refused after the right to call: a profile would change the rows below.
  ["POST /api/experts",                        401, 422, 422, 422, (_, at) => ({ body: { ...application(at), skills: ["Python", "SQL", "Rust"], workArrangement: ["remote"], weeklyAvailabilityHours: undefined, description: "Builds data platforms that other people can maintain." } })],
  ["GET /api/experts/[id]",                    200, 200, 200, 200, expert],
  ["GET /api/experts/[id] (under review)",     404, 404, 200, 200, ({ pendingId }) => ({ params: { id: String(pendingId) } })],
  ["DELETE /api/experts/[id]",                 401, 403, 403, 204, ({ removedExperts }) => ({ params: { id: String(removedExperts.removed) } })],
  ["PATCH /api/experts/[id]/order",            401, 403, 403, 200, (world, at) => ({ ...expert(world, at), body: { displayOrder: 1 } })],
  ["POST /api/experts/[id]/analyze-portfolio", 200, 200, 200, 200, (world, at) => ({ ...expert(world, at), body: { portfolioText: "Python" } })],
  ["POST /api/experts/[id]/analyze-portfolio (under review)", 404, 404, 200, 200, ({ pendingId }) => ({ params: { id: String(pendingId) }, body: { portfolioText: "Python" } })],
  ["POST /api/experts/[id]/analyze-profile",   401, 404, 200, 200, expert],
  ["PATCH /api/experts/[id]",                  401, 404, 200, 200, (world, at) => ({ ...expert(world, at), body: { title: "Analyst" } })],
  ["PATCH /api/experts/[id] (moderation)",     401, 404, 403, 200, (world, at) => ({ ...expert(world, at), body: { displayOrder: 2 } })],
  ["PATCH /api/experts/[id] (hiding it)",      401, 404, 200, 200, (world, at) => ({ ...expert(world, at), body: { isHidden: false } })],
  // Nobody but the owner, administrators included; and whoever holds the link of a reminder.
  // An administrator has asked for changes further up.
  ["POST /api/experts/[id]/resubmit",          401, 404, 200, 404, ({ pendingId }) => ({ params: { id: String(pendingId) } })],
  ["POST /api/experts/[id]/confirm-availability", 401, 404, 200, 404, expert],
  ["POST /api/experts/[id]/availability-link", 404, 404, 404, 404, (world, at) => ({ ...expert(world, at), body: { token: "guessed" } })],
  ["PUT /api/experts/[id]",                    401, 404, 200, 200, (world, at) => ({ ...expert(world, at), body: { title: "Analyst" } })],
  ["POST /api/experts/[id]/image",             401, 404, 200, 200, (world, at) => ({ ...expert(world, at), ...fileForm(world.picture) })],
  // Nobody but the owner, administrators included.
  ["GET /api/experts/[id]/personality",        401, 404, 200, 404, expert],
  ["PUT /api/experts/[id]/personality",        401, 404, 200, 404, (world, at) => ({ ...expert(world, at), body: { answers: { o1: 5 }, consent: true } })],
  ["DELETE /api/experts/[id]/personality",     401, 404, 200, 404, expert],
  ["POST /api/experts/[id]/recommendations",   200, 200, 200, 200, ({ expertId }) => ({ params: { id: String(expertId) }, body: {} })],
  ["POST /api/experts/[id]/recommendations (under review)", 404, 404, 200, 200, ({ pendingId }) => ({ params: { id: String(pendingId) }, body: {} })],
  // Whoever holds the link of a mail; nobody by their sign-in.
  ["GET /api/experts/[id]/unsubscribe",        303, 303, 303, 303, unsubscribeLink],
  ["POST /api/experts/[id]/unsubscribe",       204, 204, 204, 204, unsubscribeLink],
  ["POST /api/experts/[id]/unsubscribe (guessed)", 404, 404, 404, 404, ({ expertId }) => ({ params: { id: String(expertId) }, query: { token: "guessed" } })],
  ["POST /api/experts/[id]/views",             204, 204, 204, 204, expert],
  ["POST /api/experts/[id]/views (under review)", 404, 404, 404, 404, ({ pendingId }) => ({ params: { id: String(pendingId) } })],
  ["POST /api/experts/search",                 200, 200, 200, 200, () => ({ body: {} })],
  ["POST /api/experts/search/counts",          200, 200, 200, 200, () => ({ body: {} })],
  ["GET /api/favorites",                       401, 200, 200, 200],
  ["POST /api/favorites",                      401, 200, 200, 200, ({ expertId }) => ({ body: { expertIds: [expertId] } })],
  ["DELETE /api/favorites/[id]",               401, 200, 200, 200, favorite],
  ["POST /api/favorites/[id]",                 401, 200, 200, 200, favorite],
  ["POST /api/favorites/[id] (under review)", 401, 404, 404, 404, ({ pendingId }) => ({ params: { id: String(pendingId) } })],
  ["GET /api/favorites/[id]/status",           401, 200, 200, 200, favorite],
  ["GET /api/favorites/ids",                   401, 200, 200, 200],
  ["GET /api/health",                          200, 200, 200, 200],
  ["GET /api/images/[id]",                     200, 200, 200, 200, ({ imageId }) => ({ params: { id: imageId } })],
  ["POST /api/internal/revalidate",            204, 204, 204, 204, () => ({ body: { token: revalidationToken(), tags: [] } })],
  ["POST /api/internal/revalidate (no token)", 404, 404, 404, 404, () => ({ body: { token: "guess", tags: [] } })],
  ["GET /api/login",                           302, 302, 302, 302],
  ["POST /api/market-view",                    200, 200, 200, 200, () => ({ body: { requiredSkills: ["Python"] } })],
  ["POST /api/meeting-bookings",               201, 201, 201, 201, (_, at) => ({ body: booking(at) })],
  ["GET /api/meeting-bookings",                401, 403, 403, 200],
  ["PATCH /api/meeting-bookings/[id]",         401, 403, 403, 200, ({ bookingId }) => ({ params: { id: String(bookingId) }, body: { representativeNotes: "Called." } })],
  // Whoever holds the link of a mail; the time it has already changes nothing.
  ["GET /api/meetings/[token]",                200, 200, 200, 200, ({ meetingToken }) => ({ params: { token: meetingToken } })],
  ["GET /api/meetings/[token] (guessed)",      404, 404, 404, 404, ({ bookingId }) => ({ params: { token: `${bookingId}-${"a".repeat(43)}` } })],
  ["POST /api/meetings/[token]/reschedule",    200, 200, 200, 200, ({ meetingToken }) => ({ params: { token: meetingToken }, body: { preferredDate: "2027-04-07", preferredTime: "11:00" } })],
  ["POST /api/meetings/[token]/reschedule (guessed)", 404, 404, 404, 404, () => ({ params: { token: "guessed" }, body: { preferredDate: "2027-04-07", preferredTime: "11:00" } })],
  ["POST /api/meetings/[token]/cancel",        422, 422, 422, 422, ({ meetingToken }) => ({ params: { token: meetingToken }, body: { reason: 5 } })],
  ["POST /api/meetings/[token]/cancel (guessed)", 404, 404, 404, 404, () => ({ params: { token: "guessed" }, body: {} })],
  // The expert's whom it is about: administrators have no part in it.
  ["PATCH /api/expert/meetings/[id]",          401, 404, 200, 404, ({ bookingId }) => ({ params: { id: String(bookingId) }, body: { answer: "available" } })],
  ["GET /api/onboarding-draft",                401, 200, 200, 200],
  ["PUT /api/onboarding-draft",                401, 200, 409, 200, () => ({ body: onboardingDraft })],
  ["DELETE /api/onboarding-draft",             401, 204, 204, 204],
  ["GET /api/openapi.json",                    200, 200, 200, 200],
  ["POST /api/pricing/calculate",              200, 200, 200, 200, ({ expertId }) => ({ body: { expertId, hoursPerWeek: 20, durationMonths: 3, projectType: "hourly" } })],
  ["POST /api/projects",                       201, 201, 201, 201, ({ expertId }) => ({ body: engagementWish(expertId) })],
  ["POST /api/projects/[id]/expert-recommendations", 200, 200, 200, 200, ({ postingId }) => ({ params: { id: String(postingId) }, body: {} })],
  ["POST /api/projects/[id]/expert-recommendations (an engagement)", 404, 404, 404, 404, ({ owned }) => ({ params: { id: String(owned.project.id) }, body: {} })],
  ["GET /api/projects",                        200, 200, 200, 200],
  ["GET /api/projects/[id]",                   200, 200, 200, 200, ({ postingId }) => ({ params: { id: String(postingId) } })],
  ["GET /api/projects/[id] (an engagement)",   404, 404, 404, 404, ({ owned }) => ({ params: { id: String(owned.project.id) } })],
  ["POST /api/project-applications",           201, 201, 201, 201, ({ postingId }, at) => ({ body: projectApplication(postingId, at) })],
  ["POST /api/project-applications (to an engagement)", 404, 404, 404, 404, ({ owned }, at) => ({ body: projectApplication(owned.project.id, at) })],
  ["GET /api/admin/project-applications",      401, 403, 403, 200],
  ["GET /api/admin/project-applications/[id]", 401, 403, 403, 200, ({ appliedTo }) => ({ params: { id: String(appliedTo.application) } })],
  // The owner's of the posting: administrators have no part in it.
  ["GET /api/company/projects/[id]/applications", 401, 404, 200, 404, ({ appliedTo }) => ({ params: { id: String(appliedTo.posting) } })],
  ["PATCH /api/company/applications/[id]",     401, 404, 200, 404, ({ appliedTo }) => ({ params: { id: String(appliedTo.application) }, body: { stage: "shortlisted" } })],
  ["POST /api/company/applications/bulk",      401, 404, 200, 404, ({ appliedTo }) => ({ body: { ids: [appliedTo.application], stage: "declined" } })],
  ["POST /api/company/applications/undo",      401, 404, 200, 404, ({ appliedTo }) => ({ body: { ids: [appliedTo.application] } })],
  ["POST /api/project-postings",               201, 201, 201, 201, () => ({ body: { title: "Forecast", requiredSkills: ["Python"], customerName: "Veera Visitor", customerEmail: "veera@example.com" } })],
  ["POST /api/read-brief",                     200, 200, 200, 200, () => ({ body: { text: "Python, 3 months" } })],
  ["GET /api/notifications",                   401, 200, 200, 200],
  ["GET /api/notifications/unread-count",      401, 200, 200, 200],
  // Another's ids change nothing.
  ["POST /api/notifications/read",             401, 200, 200, 200, () => ({ body: { ids: [1] } })],
  ["GET /api/notification-choices",            401, 200, 200, 200],
  ["PATCH /api/notification-choices",          401, 200, 200, 200, () => ({ body: { kind: "message_received", delivery: "daily" } })],
  ["GET /api/notification-choices/unsubscribe", 303, 303, 303, 303, endDigestsLink],
  ["POST /api/notification-choices/unsubscribe", 204, 204, 204, 204, endDigestsLink],
  ["POST /api/notification-choices/unsubscribe (guessed)", 404, 404, 404, 404, ({ ownerId }) => ({ query: { user: String(ownerId), token: "guessed" } })],
  ["GET /api/saved-searches",                  401, 200, 200, 200],
  ["POST /api/saved-searches",                 401, 201, 201, 201, () => ({ body: { name: "Python", filters: { query: "python" }, alert: "daily" } })],
  // The owner's: administrators have no part in it.
  ["PATCH /api/saved-searches/[id]",           401, 404, 200, 404, ({ savedSearchId }) => ({ params: { id: String(savedSearchId) }, body: { alert: "off" } })],
  ["DELETE /api/saved-searches/[id]",          401, 404, 204, 404, ({ savedSearchId }) => ({ params: { id: String(savedSearchId) } })],
  ["GET /api/saved-searches/unsubscribe",      303, 303, 303, 303, stopAlertsLink],
  ["POST /api/saved-searches/unsubscribe",     204, 204, 204, 204, stopAlertsLink],
  ["POST /api/saved-searches/unsubscribe (guessed)", 404, 404, 404, 404, ({ ownerId }) => ({ query: { user: String(ownerId), token: "guessed" } })],
  ["GET /api/shortlists",                      401, 200, 200, 200],
  ["POST /api/shortlists",                     401, 201, 201, 201, () => ({ body: { name: "Forecast" } })],
  ["GET /api/shortlists/[id]",                 401, 404, 200, 404, shortlist],
  ["PATCH /api/shortlists/[id]",               401, 404, 200, 404, (world, at) => ({ ...shortlist(world, at), body: { name: "Renamed" } })],
  ["PUT /api/shortlists/[id]/experts/[expert]", 401, 404, 200, 404, shortlistPlace],
  ["DELETE /api/shortlists/[id]/experts/[expert]", 401, 404, 204, 404, shortlistPlace],
  ["POST /api/shortlists/[id]/share",          401, 404, 200, 404, shortlist],
  ["DELETE /api/shortlists/[id]/share",        401, 404, 204, 404, shortlist],
  ["DELETE /api/shortlists/[id]",              401, 404, 204, 404, shortlist],
  ["GET /api/names",                           200, 200, 200, 200],
  ["GET /api/skills",                          200, 200, 200, 200],
  ["GET /api/skills/suggestions",              200, 200, 200, 200, () => ({ query: { skills: "Python" } })],
  ["GET /api/stats",                           200, 200, 200, 200],
  // Last: from then on the people of this table are guests.
  ["DELETE /api/account/sessions",             401, 204, 204, 204],
];

/** A conversation about an application of somebody's account, with a message that has a file. */
async function createOwnConversation(projectId: number, userId: number) {
  const { id: applicationId } = await insert<{ id: number }>("project_applications", {
    ...{
      project_id: projectId,
      user_id: userId,
      applicant_name: "Aada",
      applicant_email: "aada@example.com",
    },
    ...{ cover_letter: "I forecast.", updated_at: new Date() },
  });
  const { id } = await insert<{ id: number }>("conversations", {
    ...{ project_id: projectId, application_id: applicationId, created_at: new Date() },
  });
  const { id: messageId } = await insert<{ id: number }>("messages", {
    ...{ conversation_id: id, side: "company", author_name: "Sanna", body: "Hello", created_at: new Date() },
  });
  const { id: fileId } = await insert<{ id: number }>("message_files", {
    ...{ message_id: messageId, name: "a.pdf", type: "application/pdf", size: 1, content: Buffer.from("a") },
  });
  return { id, applicationId, fileId };
}

/** "GET /api/experts/[id] (under review)" is another row of the same route. */
export const routeOf = (row: string) => row.replace(/ \(.*\)$/, "");
/** What the requests of the table are about, and who sends them. Sets the clock to a morning in March 2027. */
export async function createWorld() {
  setClock(new Date("2027-03-01T06:00:00Z"));
  const [user, owner, admin] = [await createUser(), await createUser(), await createAdmin()];
  const { id: expertId } = await createExpert({ userId: owner.id });
  // The same verified e-mail owns an expert too (decisions A7): one person, two profiles to look at.
  const { id: pendingId } = await createExpert({ email: owner.email, approvalStatus: "pending" });
  const imageId = "0199b1c2-7d3e-7a4f-8b5c-6d7e8f901234";
  await insert("images", { id: imageId, size: 512, content_type: "image/webp", bytes: Buffer.from("RIFF") });
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const owned = await createContracts(expertId, owner);
  const { clientContract: signingId } = await createAwaiting(owner);
  const { id: postingId } = await createProject();
  const pending = async () => (await createProject({ approvalStatus: "pending" })).id;
  const moderated = {
    approved: await pending(),
    rejected: await pending(),
    asked: (await createProject({ approvalStatus: "pending" })).id,
    reopened: (await createProject({ approvalStatus: "rejected" })).id,
    removed: await pending(),
  };
  const removedExperts = {
    removed: (await createExpert()).id,
    restored: (await createExpert({ archivedAt: new Date() })).id,
  };
  const { id: ownPostingId } = await createProject({ ownerId: owner.id, approvalStatus: "rejected" });
  const { id: applicationId } = await createExpertApplication();
  const { id: posting } = await createProject({ ownerId: owner.id });
  const appliedTo = { posting, application: (await createProjectApplication({ projectId: posting })).id };
  const { id: bookingId, calendar_uid: calendarUid } = await createBooking({
    startAt: new Date("2027-04-07T08:00:00Z"),
    expertId,
  });
  const meetingToken = clientPath({ id: bookingId, calendarUid }).replace("/meeting/", "");
  const { id: item_id } = await insert<{ id: number }>("desk_items", {
    ...{ project_id: (await createProject()).id, created_at: new Date() },
  });
  const { id: deskNoteId } = await insert<{ id: number }>("desk_notes", {
    ...{ item_id, text: "A", created_at: new Date() },
  });
  const { id: templateId } = await insert<{ id: number }>("reason_templates", {
    ...{ name: "A", text: "B", created_at: new Date() },
  });
  const { id: consultantId } = await createConsultant({ isActive: false });
  await sql("UPDATE consultants SET updated_at = '2027-03-01' WHERE id = $1", [consultantId]);
  const { id: skillNameId } = await insert<{ id: number }>("skill_names", {
    skill_key: "rust",
    name: "Ruostekieli",
    phrase: "ruostekieli",
    created_at: new Date(),
  });
  const since = { user_id: owner.id, created_at: new Date(), updated_at: new Date() };
  const { id: shortlistId } = await insert<{ id: number }>("shortlists", { ...since, name: "Own" });
  const { id: savedSearchId } = await insert<{ id: number }>("saved_searches", {
    ...since,
    ...{ name: "Own", filters: "{}", alert: "daily", known_expert_ids: [] },
  });
  const conversation = await createOwnConversation(postingId, owner.id);
  const report = async () =>
    (
      await insert<{ id: number }>("conversation_reports", {
        ...{ conversation_id: conversation.id, side: "company", reason: "Rude", last_message_id: 0 },
        created_at: new Date(),
      })
    ).id;
  const reportIds: [number, number] = [await report(), await report()];
  const { id: invitingId } = await createProject({ ownerId: admin.id });
  const { id: invitationId } = await insert<{ id: number }>("invitations", {
    ...{ project_id: invitingId, expert_id: expertId, invited_by_id: admin.id },
    ...{ message: "Come", created_at: new Date() },
  });
  const { id: waitingInvitationId } = await insert<{ id: number }>("invitations", {
    ...{
      project_id: invitingId,
      expert_id: (await createExpert()).id,
      message: "Come",
      created_at: new Date(),
    },
  });
  const { id: stoppedId } = await createUser();
  await sql("UPDATE users SET messages_stopped_at = now() WHERE id = $1", [stoppedId]);
  const { id: last_message_id } = await insert<{ id: number }>("messages", {
    ...{ conversation_id: conversation.id, side: "expert", author_id: stoppedId, author_name: "Rude" },
    ...{ body: "Rude", created_at: new Date() },
  });
  const { id: stoppedReportId } = await insert<{ id: number }>("conversation_reports", {
    ...{ conversation_id: conversation.id, side: "company", reason: "Rude", last_message_id },
    ...{ created_at: new Date(), answer: "We agree.", has_stopped_writer: true },
    ...{ answered_at: new Date(), answered_by: admin.email },
  });
  const { id: company_id } = await insert<{ id: number }>("companies", {
    ...{ name: "Own Oy", created_at: new Date(), updated_at: new Date() },
  });
  for (const [{ id: user_id }, role] of [
    [owner, "owner"],
    [admin, "member"],
  ] as const) {
    await insert("company_members", { user_id, company_id, role, created_at: new Date() });
  }
  const { id: teamInvitationId } = await insert<{ id: number }>("company_member_invitations", {
    ...{ company_id, email: "asked@example.com", role: "member", token_hash: "asked" },
    ...{ created_at: new Date(), expires_at: new Date(Date.now() + 86_400_000) },
  });
  const { id: adminInvitationId } = await insert<{ id: number }>("admin_invitations", {
    ...{ email: "asked@example.com", language: "en", token_hash: "asked", invited_by_id: admin.id },
    ...{ created_at: new Date(), sent_at: new Date(), expires_at: new Date(Date.now() + 86_400_000) },
  });
  const { id: sentId } = await insert<{ id: number }>("project_applications", {
    ...{ project_id: (await createProject()).id, expert_id: expertId, user_id: owner.id },
    ...{ applicant_name: "Own", applicant_email: owner.email, cover_letter: "Own" },
    updated_at: new Date(),
  });
  const quoted = async () => {
    const { id } = await createProject({ ownerId: admin.id });
    const of = { projectId: id, expertId, userId: owner.id, email: owner.email, stage: "interview" };
    return (await createProjectApplication(of)).id;
  };
  const quotedId = await quoted();
  const quotes = {
    applicationId: quotedId,
    sent: (await insertQuote({ applicationId: quotedId, expertId })).id,
    draft: (await insertQuote({ applicationId: quotedId, expertId, version: 2, status: "draft" })).id,
    accepted: (await insertQuote({ applicationId: await quoted(), expertId, status: "accepted" })).id,
  };
  const mailId = "0199b1c2-7d3e-7a4f-8b5c-6d7e8f905678";
  await insert("mail_messages", {
    ...{
      id: mailId,
      kind: "test",
      to: "reader@example.com",
      subject: "Words",
      text: "Words",
      html: "<p>Words",
    },
    attachments: JSON.stringify([{ filename: "meeting.ics", contentType: "text/calendar", content: "QQ==" }]),
    status: "failed",
  });
  const world: World = {
    moderated,
    removedExperts,
    bookingId,
    meetingToken,
    mailId,
    skillNameId,
    deskNoteId,
    companyId: company_id,
    adminInvitationId,
    templateId,
    consultantId,
    applicationId,
    appliedTo,
    owned,
    signingId,
    postingId,
    ownPostingId,
    ownerId: owner.id,
    shortlistId,
    savedSearchId,
    conversation,
    reportIds,
    sentId,
    invitingId,
    invitationId,
    waitingInvitationId,
    stoppedReportId,
    quotes,
    teamInvitationId,
    expertId,
    pendingId,
    imageId,
    picture,
  };
  const people: Record<Role, TestUser | null> = { guest: null, user, owner, admin };
  return { world, people };
}
